import type { CapturedStory } from '#packages/storybook-visual/src/preview.ts';
import { toastStore } from '#components/Toast/toasts.ts';

type Parameters = CapturedStory['parameters'] & { route?: string };

/** Captures the viewport of a story that shows a toast or scrolls to a fragment. */
export function areaOf({ screenshot, route = '' }: Parameters) {
  if (screenshot) return screenshot;
  const hasToast = toastStore.getState().toasts.some(({ open }) => open);
  return hasToast || route.includes('#') ? 'viewport' : undefined;
}
