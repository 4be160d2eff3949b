import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
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
  parameters: {
    route?: string;
    picture?: 'whole' | 'page' | 'viewport';
    /** Of the addon of pseudo states: where each of them holds, everywhere for `true`. */
    pseudo?: Record<string, string | boolean>;
  };
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

/**
 * Does for the addon of pseudo states what it cannot do in Vitest, where no story says that it has
 * been rendered and none has the root that the addon looks for.
 */
function holdPseudoStates(id: string, states: Pictured['parameters']['pseudo'] = {}) {
  addons.getChannel().emit(STORY_RENDERED, id);
  const held = Object.entries(states).flatMap(([state, where]) => {
    if (where === true) return [{ element: document.body, name: `pseudo-${state}-all` }];
    const elements = where === false ? [] : [...document.querySelectorAll(where)];
    return elements.map((element) => ({ element, name: `pseudo-${state}` }));
  });
  for (const { element, name } of held) element.classList.add(name);
  return () => {
    for (const { element, name } of held) element.classList.remove(name);
  };
}

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

function heightOf(extent: 'whole' | 'page') {
  const whole = Math.max(...[...document.body.children].map(bottomOf));
  const page = bottomOf(document.querySelector('main'));
  return Math.min(Math.ceil(extent === 'page' && page > 0 ? page : whole), TALLEST);
}

/** Brings what moves to its end: on its way it is drawn on a layer of its own, with other edges. */
function endMovements() {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
  }
}

/**
 * Leaves a page's photographs blank: they fill the files, and the stories of the components show
 * them. Their frames, shapes and shadows stay.
 */
function blankPhotographs() {
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    image.style.objectPosition = '-100vw 0';
  }
}

/** Lets what keeps to the window lie where the page has it: its place would depend on scrolling. */
function letGo() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
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
  const undo = holdPseudoStates(id, parameters.pseudo);
  const extent = extentOf(parameters);
  // Words in another font may take another line, and more height.
  await showEverything();
  if (extent !== 'viewport') {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await page.viewport(innerWidth, heightOf(extent));
  }
  await showEverything();
  if (extent === 'page') {
    blankPhotographs();
    letGo();
  }
  endMovements();
  const problem = await commands.comparePicture(id);
  undo();
  if (problem !== '') throw new Error(problem);
};
