import { useGlobals, useGlobalTypes, useParameter, useStorybookState } from 'storybook/manager-api';
import { statesOf } from '../stateMatrix.ts';
import { asParam } from './address.ts';
import { ownTags } from './markIndex.ts';
import { folderOf } from './review.ts';

/** `npm run dev`, where the mocked server plays the same scenarios. */
const DEVELOPMENT = 'http://localhost:5173';

/** What the toolbar changes of a story: by the name of each control. */
export function useChosen(): Record<string, unknown> {
  const [globals, , storyGlobals] = useGlobals();
  const controls = useGlobalTypes();
  return Object.fromEntries(
    Object.entries(globals).filter(
      ([name, value]) => name in controls && !(name in storyGlobals) && typeof value === 'string',
    ),
  );
}

/** The open story: its states, where the product has it, and the link that brings it back. */
export function useStory() {
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  const [globals] = useGlobals();
  const route = useParameter<string | undefined>('route');
  const scenario = useParameter<string | undefined>('scenario');
  const shell = useParameter<boolean>('shell', false);
  const chosen = useChosen();

  const { viewport } = globals as { viewport?: { value?: string } };
  const restoring = asParam({ ...chosen, ...(viewport?.value && { viewport }) });
  const { origin, pathname } = window.location;
  const place = route ?? (shell ? '/' : undefined);
  const [path = '/', hash] = (place ?? '/').split('#');
  const query = scenario ? `${path.includes('?') ? '&' : '?'}scenario=${scenario}` : '';
  return {
    id: storyId,
    folder: folderOf(entry && 'importPath' in entry ? entry.importPath : ''),
    states: statesOf(ownTags(storyId)),
    chosen,
    viewport: viewport?.value ?? 'desktop',
    link: `${origin}${pathname}?path=/story/${storyId}&globals=${restoring}`,
    place: place && `${DEVELOPMENT}${path}${query}${hash ? `#${hash}` : ''}`,
  };
}
