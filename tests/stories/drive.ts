import type { ConsoleMessage, Page } from 'playwright';
import {
  DOCS_RENDERED,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';

/** The timeout of a story, in milliseconds. */
const TIMEOUT = 30_000;

/** Events that report a failing story; `storyFinished` reports success even if `play` threw. */
const FAILURES = [
  PLAY_FUNCTION_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  STORY_THREW_EXCEPTION,
  STORY_ERRORED,
  STORY_MISSING,
];

type Channel = {
  emit: (event: string, what: object) => void;
  on: (event: string, then: (what: unknown) => void) => void;
  off: (event: string, then: (what: unknown) => void) => void;
};
type Preview = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
};

/** Opens the frame that renders the stories, without the manager. */
export async function openFrame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  // axe runs in `npm test -- stories` instead.
  await page.evaluate(
    async ({ update, updated }) => {
      const preview = window as unknown as Preview;
      const channel = preview.__STORYBOOK_ADDONS_CHANNEL__;
      await preview.__STORYBOOK_PREVIEW__.ready();
      await new Promise<void>((resolve) => {
        channel.on(updated, () => resolve());
        channel.emit(update, { globals: { a11y: { manual: true } } });
      });
    },
    { update: UPDATE_GLOBALS, updated: GLOBALS_UPDATED },
  );
}

/** Shows a story like the manager. @returns the failure as text; empty when the story passes. */
export const showStory = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(
    ({ id, timeout, failures, finished, setCurrent }) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      const reasonOf = (what: unknown): string => {
        if (Array.isArray(what)) return what.map(reasonOf).join('; ');
        const { message, title } = (what ?? {}) as { message?: string; title?: string };
        return (message ?? title ?? String(what)).split('\n\n')[0] ?? '';
      };
      return new Promise<string>((resolve) => {
        let failure = '';
        const endStory = (reason: string) => {
          clearTimeout(waiting);
          for (const event of failures) channel.off(event, onFailure);
          channel.off(finished, onFinished);
          resolve(reason);
        };
        const onFailure = (what: unknown) => {
          failure ||= reasonOf(what) || 'fails';
        };
        const onFinished = (what: unknown) => {
          const { storyId, status } = what as { storyId: string; status: string };
          if (storyId === id) endStory(failure || (status === 'success' ? '' : status));
        };
        const waiting = setTimeout(() => endStory(failure || 'does not end'), timeout);
        for (const event of failures) channel.on(event, onFailure);
        channel.on(finished, onFinished);
        channel.emit(setCurrent, { storyId: id, viewMode: 'story' });
      });
    },
    {
      id: storyId,
      timeout: TIMEOUT,
      failures: FAILURES,
      finished: STORY_FINISHED,
      setCurrent: SET_CURRENT_STORY,
    },
  );

/**
 * Shows a docs page like the manager, and waits until all its stories are rendered.
 * @param count the number of stories.
 * @returns the failures as text; empty when there are none.
 */
export const showDocs = (page: Page, docsId: string, count: number): Promise<string[]> =>
  page.evaluate(
    async ({ id, least, timeout, rendered, setCurrent }) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      const deadline = performance.now() + timeout;
      let isRendered = false;
      const onRendered = (what: unknown) => {
        isRendered ||= what === id;
      };
      channel.on(rendered, onRendered);
      channel.emit(setCurrent, { storyId: id, viewMode: 'docs' });
      const areStoriesRendered = () => {
        const blocks = [...document.querySelectorAll('[data-story-block]')];
        return (
          isRendered &&
          document.querySelector('#storybook-docs h1') !== null &&
          blocks.length >= least &&
          blocks.every((block) => block.querySelector('[data-name] > *, :scope > pre') !== null)
        );
      };
      while (!areStoriesRendered() && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      channel.off(rendered, onRendered);
      const wrong = document.querySelectorAll('[data-story-block] > pre, .sb-show-errordisplay');
      const errors = [...wrong].map(({ textContent }) => textContent.trim().split('\n')[0] ?? '');
      return areStoriesRendered() ? errors : [...errors, 'does not stand'];
    },
    {
      id: docsId,
      least: count,
      timeout: TIMEOUT,
      rendered: DOCS_RENDERED,
      setCurrent: SET_CURRENT_STORY,
    },
  );

type Size = { styles: { width: string; height: string } };

/** A story's tags, parameters and globals in the built Storybook. */
export type Extracted = {
  parameters: { chromatic?: unknown; viewport: { options: Record<string, Size> } };
  storyGlobals: { viewport?: { value: string } };
};

/** The data of all stories by id; needs an open frame. */
export async function extractStories(page: Page): Promise<Record<string, Extracted>> {
  // As text: Firefox returns an object with several references only once.
  const text = await page.evaluate(async () => {
    type Told = { extract: () => Promise<Record<string, Extracted>> };
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Told }).__STORYBOOK_PREVIEW__;
    const told = Object.entries(await preview.extract()).map(
      ([id, { parameters, storyGlobals }]) => {
        const { chromatic, viewport } = parameters;
        return [id, { parameters: { chromatic, viewport }, storyGlobals }];
      },
    );
    return JSON.stringify(Object.fromEntries(told));
  }, undefined);
  return JSON.parse(text) as Record<string, Extracted>;
}

/** The viewport that a story selects, in pixels. */
export function sizeOf({ parameters, storyGlobals }: Extracted) {
  const { styles } = parameters.viewport.options[storyGlobals.viewport?.value ?? 'desktop'] as Size;
  return { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) };
}

/** The console error for a failed response that a scenario causes on purpose. */
const isMockedFailure = (message: ConsoleMessage) =>
  /^Failed to load resource/.test(message.text()) && /\/api\//.test(message.location().url);

/** Reports the page's console errors and uncaught exceptions. */
export function reportErrors(page: Page, report: (what: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isMockedFailure(message)) return;
    report(`console: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => report(`error: ${error.message.split('\n')[0]}`));
}
