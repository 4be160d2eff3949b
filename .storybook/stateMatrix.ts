import list from './states.json' with { type: 'json' };

const { states } = list;
const PREFIX = 'state:';

/** Storybook's own index of stories, as far as it is read here. */
export type StoryIndex = {
  entries: Record<
    string,
    {
      id: string;
      type: string;
      title: string;
      name: string;
      tags?: string[];
      importPath?: string;
    }
  >;
};

export type StateRow = { state: string; text: string; stories: { id: string; label: string }[] };

/** Whether a story with these tags shows a state of the specification. */
export const claimsState = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag.startsWith(PREFIX));

/** The states that a story with these tags claims, with their sentences. */
export const statesOf = (tags: readonly string[]) =>
  states.filter(({ state }) => tags.includes(PREFIX + state));

/** Every state of the specification (section 4 and ruling 38) with the stories that claim it. */
export function stateRows(index: StoryIndex): StateRow[] {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  return states.map(({ state, text }) => ({
    state,
    text,
    stories: stories
      .filter(({ tags }) => tags?.includes(PREFIX + state))
      .map(({ id, title, name }) => ({ id, label: `${title}: ${name}` })),
  }));
}

/** Holds the stories' claims against the list of states; each state wants exactly one story. */
export function compareStates(index: StoryIndex) {
  const rows = stateRows(index);
  const known = new Set(states.map(({ state }) => state));
  const withStories = ({ state, stories }: StateRow) =>
    `${state}: ${stories.map(({ id }) => id).join(', ')}`;
  return {
    claimed: rows.filter(({ stories }) => stories.length === 1).map(({ state }) => state),
    missing: rows.filter(({ stories }) => stories.length === 0).map(({ state }) => state),
    doubled: rows.filter(({ stories }) => stories.length > 1).map(withStories),
    unknown: Object.values(index.entries).flatMap(({ id, tags = [] }) =>
      tags
        .filter((tag) => tag.startsWith(PREFIX) && !known.has(tag.slice(PREFIX.length)))
        .map((tag) => `${tag.slice(PREFIX.length)}: ${id}`),
    ),
  };
}
