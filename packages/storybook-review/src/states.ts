const PREFIX = 'state:';

/** A state of the specification: its key, description, and why it has no screenshot of its own. */
export type State = { state: string; text: string; picture?: string };

/** The used parts of Storybook's `index.json`. */
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

export type StateRow = State & { stories: { id: string; label: string }[] };

/** Whether a story with these tags claims a state. */
export const claimsState = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag.startsWith(PREFIX));

/** The states that a story with these tags claims. */
export const claimedStates = (states: readonly State[], tags: readonly string[]): State[] =>
  states.filter(({ state }) => tags.includes(PREFIX + state));

/** Every state with the stories that claim it. */
export function stateRows(states: readonly State[], { entries }: StoryIndex): StateRow[] {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return states.map((state) => ({
    ...state,
    stories: stories
      .filter(({ tags }) => tags?.includes(PREFIX + state.state))
      .map(({ id, title, name }) => ({ id, label: `${title}: ${name}` })),
  }));
}

/** Compares the stories' claims with the list of states: exactly one story must claim each state. */
export function compareStates(states: readonly State[], index: StoryIndex) {
  const rows = stateRows(states, index);
  const known = new Set(states.map(({ state }) => state));
  const formatRow = ({ state, stories }: StateRow) =>
    `${state}: ${stories.map(({ id }) => id).join(', ')}`;
  return {
    claimed: rows.filter(({ stories }) => stories.length === 1).map(({ state }) => state),
    missing: rows.filter(({ stories }) => stories.length === 0).map(({ state }) => state),
    duplicate: rows.filter(({ stories }) => stories.length > 1).map(formatRow),
    unknown: Object.values(index.entries).flatMap(({ id, tags = [] }) =>
      tags
        .filter((tag) => tag.startsWith(PREFIX) && !known.has(tag.slice(PREFIX.length)))
        .map((tag) => `${tag.slice(PREFIX.length)}: ${id}`),
    ),
  };
}
