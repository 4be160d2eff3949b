import { DOCS_PREPARED, STORY_PREPARED } from 'storybook/internal/core-events';
import { type API, experimental_getStatusStore } from 'storybook/manager-api';
import { loadReviewData } from './data.ts';
import { findingsOf, type ReviewData } from './review.ts';
import { claimedStates, type StoryIndex } from './states.ts';

type Entry = StoryIndex['entries'][string] & {
  /** Texts that the sidebar's search matches, besides name and path. */
  anchors?: { id: string; title: string }[];
};
type Index = { v: number; entries: Record<string, Entry> };

/** Storybook's built-in tags, which its filter does not list. Stories without `dev` are hidden. */
const BUILT_IN_TAG = /^(dev|test|autodocs|(un)?attached-mdx|play-fn|test-fn|manifest)$/;

const originalTags = new Map<string, string[]>();

/** A story's tags from its file; undefined before the sidebar is extended. */
export const tagsFromFile = (id: string): string[] | undefined => originalTags.get(id);

/** Replaces the tags by findings, which the tag filter then lists; makes states searchable. */
function extendEntry(entry: Entry, data: ReviewData): Entry {
  const tags = originalTags.get(entry.id) ?? entry.tags ?? [];
  originalTags.set(entry.id, tags);
  const states = entry.type === 'story' ? claimedStates(data.states, tags) : [];
  const review = data.stories[entry.id];
  return {
    ...entry,
    tags: [...tags.filter((tag) => BUILT_IN_TAG.test(tag)), ...(review ? findingsOf(review) : [])],
    ...(states.length > 0 && {
      anchors: states.map(({ state, text }) => ({ id: '', title: `${state} ${text}` })),
    }),
  };
}

/** Storybook shows errors regardless of its filter, so only a failing test is an error. */
function sidebarStatus(findings: string[]) {
  if (findings.includes('test fails')) return 'status-value:error';
  const isNew = findings.every((finding) => finding === 'new screenshot');
  return isNew ? 'status-value:new' : 'status-value:warning';
}

function showStatuses({ stories }: ReviewData) {
  const typeId = 'review';
  experimental_getStatusStore(typeId).set(
    Object.entries(stories).flatMap(([storyId, review]) => {
      const findings = findingsOf(review);
      if (findings.length === 0) return [];
      const description = findings.join(', ');
      return [{ storyId, typeId, value: sidebarStatus(findings), title: 'Review', description }];
    }),
  );
}

/**
 * Lets the sidebar filter stories by findings of the last runs and search them by state. In
 * development Storybook replaces the index on each change, so extend it again.
 */
export function extendSidebar(api: API): void {
  const done = new WeakSet<object>();
  const extendIndex = async () => {
    const index = api.getIndex?.() as Index | undefined;
    if (!index || done.has(index)) return;
    const data = await loadReviewData();
    const entries = Object.fromEntries(
      Object.entries(index.entries).map(([id, entry]) => [id, extendEntry(entry, data)]),
    );
    const next = { ...index, entries };
    done.add(next);
    await api.setIndex(next as never);
    showStatuses(data);
  };
  for (const event of [STORY_PREPARED, DOCS_PREPARED]) api.on(event, () => void extendIndex());
}
