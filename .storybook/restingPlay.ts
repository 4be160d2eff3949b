import { standsAsWritten } from './toolbar.ts';

/** What is used of a story as Storybook keeps it, and of where it keeps them. */
type Prepared = { playFunction?: (context: Played) => Promise<void> | void };
type Played = Record<'parameters' | 'globals' | 'storyGlobals', Record<string, unknown>>;
type Kept = {
  ready: () => Promise<void>;
  storyStoreValue: { loadStory: (wanted: { storyId: string }) => Promise<Prepared> };
};

/**
 * Lets the assertions of a story rest while the toolbar changes what it starts with: they are about
 * its own seed, and would call every other one wrong. Call it before any story is loaded. In the
 * tests, where there is no toolbar, it does nothing.
 */
export function letPlaysRest(): void {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Kept }).__STORYBOOK_PREVIEW__;
  void preview?.ready().then(() => {
    const store = preview.storyStoreValue;
    const load = store.loadStory.bind(store);
    const wrapped = new WeakSet<Prepared>();
    store.loadStory = async (wanted) => {
      const story = await load(wanted);
      const { playFunction } = story;
      if (!playFunction || wrapped.has(story)) return story;
      wrapped.add(story);
      // In place: a page of documentation takes another object for another story.
      story.playFunction = async (context) => {
        const { parameters, globals, storyGlobals } = context;
        if (standsAsWritten(parameters, globals, storyGlobals)) await playFunction(context);
      };
      return story;
    };
  });
}
