import { type API, experimental_getStatusStore } from 'storybook/manager-api';
import { STORY_PREPARED, DOCS_PREPARED } from 'storybook/internal/core-events';
import { statesOf, type StoryIndex } from '../stateMatrix.ts';
import { reviewData } from './data.ts';
import { faultsOf, holds, type ReviewData } from './review.ts';

const STATE_TAG = /^state:/;

type Entry = StoryIndex['entries'][string] & {
  /** What the search of the sidebar looks at besides name and path. */
  anchors?: { id: string; title: string }[];
};
type Index = { v: number; entries: Record<string, Entry> };

/** What a story's tags were before the keys of the states left them for the search. */
const tagsBefore = new Map<string, string[]>();

/** The tags of a story as it has them itself. */
export const ownTags = (id: string): string[] => tagsBefore.get(id) ?? [];

/** What the filter of the sidebar finds a story by: its tags and its faults, but no state's key. */
function marked(entry: Entry, { stories, signatures }: ReviewData): Entry {
  const tags = tagsBefore.get(entry.id) ?? entry.tags ?? [];
  tagsBefore.set(entry.id, tags);
  const states = entry.type === 'story' ? statesOf(tags) : [];
  const review = stories[entry.id];
  const signed = signatures.filter(({ state }) => states.some((own) => own.state === state));
  const lapsed = review !== undefined && signed.some((signature) => !holds(signature, review));
  return {
    ...entry,
    tags: [
      ...tags.filter((tag) => !STATE_TAG.test(tag) && tag !== 'autodocs' && tag !== 'manifest'),
      ...(review ? faultsOf(review) : []),
      ...(lapsed ? ['review lapsed'] : []),
    ],
    ...(states.length > 0 && {
      anchors: states.map(({ state, text }) => ({ id: '', title: `${state} ${text}` })),
    }),
  };
}

/** Storybook shows errors whatever the filter says: the faults that have tags of their own are none. */
function statusOf(faults: string[]) {
  if (faults.includes('red')) return 'status-value:error';
  const isNew = faults.every((fault) => fault === 'new picture');
  return isNew ? 'status-value:new' : 'status-value:warning';
}

function showStatuses({ stories }: ReviewData) {
  const typeId = 'review';
  experimental_getStatusStore(typeId).set(
    Object.entries(stories).flatMap(([storyId, review]) => {
      const faults = faultsOf(review);
      if (faults.length === 0) return [];
      return [
        {
          storyId,
          typeId,
          value: statusOf(faults),
          title: 'Review',
          description: faults.join(', '),
        },
      ];
    }),
  );
}

/**
 * Lets the sidebar find a state by its key and its words, and a story by what the last runs say of
 * it. Storybook's index comes anew with every change in development.
 */
export function markIndex(api: API): void {
  const done = new WeakSet<object>();
  const mark = async () => {
    const index = api.getIndex?.() as Index | undefined;
    if (!index || done.has(index)) return;
    const data = await reviewData();
    const entries = Object.fromEntries(
      Object.entries(index.entries).map(([id, entry]) => [id, marked(entry, data)]),
    );
    const next = { ...index, entries };
    done.add(next);
    await api.setIndex(next as never);
    showStatuses(data);
  };
  for (const event of [STORY_PREPARED, DOCS_PREPARED]) api.on(event, () => void mark());
}
