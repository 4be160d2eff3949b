import { useGlobals, useGlobalTypes, useParameter, useStorybookState } from 'storybook/manager-api';
import { formatGlobals } from './review.ts';

/** The toolbar's choices by control, without those that the story's own `globals` set. */
export function useToolbarChoices(): Record<string, unknown> {
  const [globals, , storyGlobals] = useGlobals();
  const controls = useGlobalTypes();
  return Object.fromEntries(
    Object.entries(globals).filter(
      ([name, value]) => name in controls && !(name in storyGlobals) && typeof value === 'string',
    ),
  );
}

/** The open story: its tags, the product page it shows, and a link that restores the current view. */
export function useStory() {
  const { storyId, index } = useStorybookState();
  const [globals] = useGlobals();
  const { page } = useParameter<{ page?: string }>('review', {});
  const chosen = useToolbarChoices();

  const { viewport } = globals as { viewport?: { value?: string } };
  const restoring = formatGlobals({ ...chosen, ...(viewport?.value && { viewport }) });
  const { origin, pathname } = window.location;
  return {
    id: storyId,
    tags: index?.[storyId]?.tags ?? [],
    chosen,
    viewport: viewport?.value ?? 'default',
    link: `${origin}${pathname}?path=/story/${storyId}&globals=${restoring}`,
    page,
  };
}
