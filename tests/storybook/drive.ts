import type { ConsoleMessage, Page } from 'playwright';
import {
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

/** How long a story may take, in milliseconds. */
const PATIENCE = 30_000;

/** What tells that a story fails; `storyFinished` calls one whose `play` threw a success. */
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

/** Opens the frame in which the stories show, without the manager around it. */
export async function openFrame(page: Page, address: string): Promise<void> {
  await page.goto(`${address}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
  // Axe has its turn in `npm run test:stories`.
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

/** Shows a story as the manager does. @returns why it fails, in words; an empty text when it passes. */
export const show = (page: Page, storyId: string): Promise<string> =>
  page.evaluate(
    ({ id, patience, failures, finished, setCurrent }) => {
      const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
      const reasonOf = (what: unknown): string => {
        if (Array.isArray(what)) return what.map(reasonOf).join('; ');
        const { message, title } = (what ?? {}) as { message?: string; title?: string };
        return (message ?? title ?? String(what)).split('\n\n')[0] ?? '';
      };
      return new Promise<string>((resolve) => {
        let failure = '';
        const end = (reason: string) => {
          clearTimeout(waiting);
          for (const event of failures) channel.off(event, fail);
          channel.off(finished, finish);
          resolve(reason);
        };
        const fail = (what: unknown) => {
          failure ||= reasonOf(what) || 'fails';
        };
        const finish = (what: unknown) => {
          const { storyId, status } = what as { storyId: string; status: string };
          if (storyId === id) end(failure || (status === 'success' ? '' : status));
        };
        const waiting = setTimeout(() => end(failure || 'does not end'), patience);
        for (const event of failures) channel.on(event, fail);
        channel.on(finished, finish);
        channel.emit(setCurrent, { storyId: id, viewMode: 'story' });
      });
    },
    {
      id: storyId,
      patience: PATIENCE,
      failures: FAILURES,
      finished: STORY_FINISHED,
      setCurrent: SET_CURRENT_STORY,
    },
  );

/** The browser's own line for an answer that a scenario of the mocked server has on purpose. */
const isMockedAnswer = (message: ConsoleMessage) =>
  /^Failed to load resource/.test(message.text()) && /\/api\//.test(message.location().url);

/** Reports what the page complains of: errors on its console, and those that nothing catches. */
export function hearErrors(page: Page, report: (what: string) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || isMockedAnswer(message)) return;
    report(`console: ${message.text().split('\n')[0]}`);
  });
  page.on('pageerror', (error) => report(`error: ${error.message.split('\n')[0]}`));
}
