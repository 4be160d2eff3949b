import type { CapturedStory } from '#packages/storybook-visual/src/preview.ts';
import { toastStore } from '#components/Toast/toasts.ts';

type Parameters = CapturedStory['parameters'] & { route?: string };

/** A toast lies over the page, and a fragment scrolls it: such a story shows as it meets the eye. */
export function areaOf({ screenshot, route = '' }: Parameters) {
  if (screenshot) return screenshot;
  const hasToast = toastStore.getState().toasts.some(({ open }) => open);
  return hasToast || route.includes('#') ? 'viewport' : undefined;
}
