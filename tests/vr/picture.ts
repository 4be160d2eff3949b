import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { toastStore } from '#components/Toast/toasts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one story to picture; empty for all of them. */
    onlyStory: string;
    /** Storybook's own: what its tests run besides `play`. */
    'storybook/test-provided': { a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (storyId: string) => Promise<string>;
  }
}

type Pictured = {
  id: string;
  parameters: { route?: string; picture?: 'whole' | 'page' | 'viewport' };
};

declare global {
  /** Takes a picture of a story: after its `play`, before the next one begins. */
  var pictureStory: ((story: Pictured) => Promise<void>) | undefined;
}

/** Chromium's limit for the side of a picture. */
const TALLEST = 16_000;

/**
 * How much a picture shows. What lies over the page, or scrolls it, shows as it meets the eye. A
 * page shows from its top to the footer, which would be the same in all of them. Anything else
 * shows whole. `parameters.picture` says otherwise.
 */
function extentOf({ route = '', picture }: Pictured['parameters']) {
  if (picture) return picture;
  const over = document.querySelector('[role="dialog"], [role="tooltip"]');
  const toast = toastStore.getState().toasts.some(({ open }) => open);
  if (over || toast || route.includes('#')) return 'viewport';
  return document.querySelector('main') ? 'page' : 'whole';
}

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

function heightOf(extent: 'whole' | 'page') {
  const whole = Math.max(...[...document.body.children].map(bottomOf));
  const page = bottomOf(document.querySelector('main'));
  return Math.min(Math.ceil(extent === 'page' && page > 0 ? page : whole), TALLEST);
}

async function showEverything() {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await document.fonts.ready;
  // One that cannot be had shows its words, which is what a picture of it shows.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

// Not an afterEach of Vitest: this file runs once for all the story files that share its frame.
globalThis.pictureStory = async ({ id, parameters }) => {
  const only = inject('onlyStory');
  if (only !== '' && only !== id) return;
  const extent = extentOf(parameters);
  if (extent !== 'viewport') {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await page.viewport(innerWidth, heightOf(extent));
  }
  await showEverything();
  const problem = await commands.comparePicture(id);
  if (problem !== '') throw new Error(problem);
};
