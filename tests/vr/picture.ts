import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { toastStore } from '#components/Toast/toasts.ts';
import type { Mode, Picture } from './projects.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The modes that each story is to be pictured in. */
    wanted: Record<string, readonly Mode[]>;
    /** Storybook's own: what its tests run besides `play`. */
    'storybook/test-provided': { a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (picture: Picture) => Promise<string>;
    showAs: (media: Mode['media']) => Promise<void>;
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

/**
 * Brings what moves to its end, and what moves for ever to its beginning: on its way it is drawn on
 * a layer of its own, with other edges.
 */
function endMovements() {
  for (const movement of document.getAnimations()) {
    if (movement.effect?.getComputedTiming().endTime === Infinity) movement.cancel();
    else movement.finish();
  }
}

type Undo = () => void | Promise<void>;

/** How many squares a photograph is across. */
const SQUARES = 24;

const isDrawing = ({ src }: HTMLImageElement) => /^data:image.svg|\.svg$/.test(src);

/**
 * Shows photographs as mosaics: whole they would fill the files. One that is gone, or another one,
 * is still seen.
 * @returns what shows them again.
 */
function showMosaics(): Undo {
  const photographs = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => image.naturalWidth > SQUARES && !isDrawing(image),
  );
  const mosaics = photographs.map((photograph) => {
    const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = photograph;
    const canvas = document.createElement('canvas');
    canvas.width = SQUARES;
    canvas.height = Math.max(1, Math.round((SQUARES * naturalHeight) / naturalWidth));
    canvas.getContext('2d')?.drawImage(photograph, 0, 0, canvas.width, canvas.height);
    const before = photograph.style.cssText;
    return { photograph, canvas, before, width: offsetWidth, height: offsetHeight };
  });
  for (const { photograph, canvas, width, height } of mosaics) {
    Object.assign(photograph.style, {
      content: `url(${canvas.toDataURL()})`,
      imageRendering: 'pixelated',
      boxSizing: 'border-box',
      width: `${width}px`,
      height: `${height}px`,
    });
  }
  return () => {
    for (const { photograph, before } of mosaics) photograph.style.cssText = before;
  };
}

/**
 * Takes away what lies below photographs: whether the browser knows in time that nothing of it shows
 * through them would show at their round edges.
 */
function bare() {
  for (const image of document.images) {
    if (image.naturalWidth > 0 && !isDrawing(image)) image.style.background = 'none';
  }
}

/** Lets what keeps to the window lie where the page has it: its place would depend on scrolling. */
function letGo() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

/**
 * Leaves each photograph one file. Which of several the browser takes depends on those that it has
 * in its memory, of stories of before.
 */
function leaveOneFile() {
  for (const choice of document.querySelectorAll('picture > source, img[srcset]')) {
    choice.removeAttribute('srcset');
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

async function showEverything() {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await document.fonts.ready;
  // One that cannot be had shows its words, which is what a picture of it shows.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await Promise.all(images.map(readAnew));
}

/**
 * Shows an image from a file of its own: what the browser has made of one before, piece by piece as
 * it came or scaled for another story, it shows again.
 */
async function readAnew(image: HTMLImageElement) {
  if (image.naturalWidth === 0 || image.src.startsWith('blob:') || isDrawing(image)) return;
  const file = await fetch(image.src).then((response) => response.blob());
  const source = URL.createObjectURL(file);
  image.src = source;
  await image.decode();
  URL.revokeObjectURL(source);
}

/** Shows the story as the mode has it. */
async function enter({ width, media, hover }: Mode): Promise<Undo> {
  if (width !== undefined) await page.viewport(width, 900);
  if (media) await commands.showAs(media);
  if (hover) document.body.classList.add('pseudo-hover-all');
  return async () => {
    if (hover) document.body.classList.remove('pseudo-hover-all');
    if (media) await commands.showAs({});
  };
}

async function takePicture(id: string, mode: Mode, parameters: Pictured['parameters']) {
  const before = { width: innerWidth, height: innerHeight };
  const leave = await enter(mode);
  leaveOneFile();
  await nextFrame();
  const extent = extentOf(parameters);
  // Words in another font may take another line, and more height.
  await showEverything();
  if (extent !== 'viewport') {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await page.viewport(mode.width ?? before.width, heightOf(extent));
  }
  await showEverything();
  const showPhotographs = extent === 'page' ? showMosaics() : () => undefined;
  if (extent === 'page') letGo();
  else bare();
  endMovements();
  await nextFrame();
  await nextFrame();
  const problem = await commands.comparePicture(`${mode.name}/${id}`);
  await showPhotographs();
  await leave();
  await page.viewport(before.width, before.height);
  return problem;
}

// Not an afterEach of Vitest: this file runs once for all the story files that share its frame.
globalThis.pictureStory = async ({ id, parameters }) => {
  const wanted = inject('wanted')[id] ?? [];
  if (wanted.length === 0) return;
  const undo = holdPseudoStates(id, parameters.pseudo);
  const problems: string[] = [];
  for (const mode of wanted) problems.push(await takePicture(id, mode, parameters));
  undo();
  const said = problems.filter((problem) => problem !== '');
  if (said.length > 0) throw new Error(said.join('\n'));
};
