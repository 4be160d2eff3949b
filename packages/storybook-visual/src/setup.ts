import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Region } from './bitmap.ts';
import type { CaptureRequest, Outcome } from './browserCommands.ts';
import type { Mode } from './config.ts';
import type { CapturedStory } from './preview.ts';
import { finishAnimations, nextFrame, strips } from './strips.ts';

type Media = NonNullable<Mode['media']>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The modes to capture in this browser. */
    modes: readonly Mode[];
    /** Provided by Storybook: the checks that run after each `play`. */
    'storybook/test-provided': { a11y: boolean };
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    capture: (story: CaptureRequest) => Promise<Outcome>;
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** Chromium's maximum screenshot height, in pixels. */
const TALLEST = 16_000;

function areaOf({ screenshot }: CapturedStory['parameters'], { media }: Mode) {
  // Print has no viewport.
  if (media?.media === 'print') return document.querySelector('main') ? 'main' : 'full';
  if (screenshot) return screenshot;
  if (document.querySelector('[role="dialog"], [role="tooltip"]')) return 'viewport';
  return document.querySelector('main') ? 'main' : 'full';
}

/** Applies pseudo states; in Vitest, storybook-addon-pseudo-states finds no Storybook root. */
function applyPseudoStates({ id, globals }: CapturedStory) {
  addons.getChannel().emit(STORY_RENDERED, id);
  const applied = Object.entries(globals.pseudo || {}).flatMap(([state, where]) => {
    if (where === true) return [{ element: document.body, name: `pseudo-${state}-all` }];
    const elements = where === false ? [] : [...document.querySelectorAll(where)];
    return elements.map((element) => ({ element, name: `pseudo-${state}` }));
  });
  for (const { element, name } of applied) element.classList.add(name);
  return () => {
    for (const { element, name } of applied) element.classList.remove(name);
  };
}

const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;

function heightOf(area: 'full' | 'main') {
  const full = Math.max(...[...document.body.children].map(bottomOf));
  const main = bottomOf(document.querySelector('main'));
  return Math.min(Math.ceil(area === 'main' && main > 0 ? main : full), TALLEST);
}

const isSvgImage = ({ src }: HTMLImageElement) => /^data:image.svg|\.svg$/.test(src);

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The rectangles of the photographs that no open dialog covers, which are compared by what they show. */
function findPhotographs(): Region[] {
  const dialog = document.querySelector('[role="dialog"]');
  const isCovered = (image: Element) =>
    dialog !== null &&
    !dialog.contains(image) &&
    overlaps(dialog.getBoundingClientRect(), image.getBoundingClientRect());
  return [...document.querySelectorAll('img, canvas')]
    .filter((image) => !(image instanceof HTMLImageElement && isSvgImage(image)))
    .filter((image) => !isCovered(image))
    .map((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
      return { left: x, top: y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
    });
}

/** Removes backgrounds behind photographs, which sometimes show through at round edges. */
function removeImageBackgrounds() {
  for (const image of document.images) {
    if (image.naturalWidth > 0 && !isSvgImage(image)) image.style.background = 'none';
  }
}

/** Makes sticky elements relative: otherwise their position depends on scrolling. */
function unstickPositions() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

/** Reduces each image to one source: which one the browser chooses depends on its cache. */
function keepOneImageSource() {
  for (const choice of document.querySelectorAll('picture > source, img[srcset]')) {
    choice.removeAttribute('srcset');
  }
}

async function loadFontsAndImages() {
  const images = [...document.images];
  for (const image of images) {
    image.loading = 'eager';
    // Otherwise the browser may go on showing what an image was before its `src` changed.
    image.decoding = 'sync';
  }
  await document.fonts.ready;
  // A broken image shows its alternative text.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await Promise.all(images.map(decodeAgain));
}

/** Decodes an image again: the browser may reuse a partial decoding or one at another size. */
async function decodeAgain(image: HTMLImageElement) {
  if (image.naturalWidth === 0 || image.src.startsWith('blob:') || isSvgImage(image)) return;
  const file = await fetch(image.src).then((response) => response.blob());
  image.src = URL.createObjectURL(file);
  await image.decode();
}

/** Applies the mode to the story. @returns a function that reverts it. */
async function applyMode(mode: Mode): Promise<() => Promise<void>> {
  const { width = innerWidth, height = 900, media, hover } = mode;
  if (mode.width !== undefined || mode.height !== undefined) await page.viewport(width, height);
  if (media) await commands.emulateMedia(media);
  if (hover) document.body.classList.add('pseudo-hover-all');
  return async () => {
    if (hover) document.body.classList.remove('pseudo-hover-all');
    if (media) await commands.emulateMedia({});
  };
}

async function captureIn(mode: Mode, { id, parameters }: CapturedStory, isLast: boolean) {
  keepOneImageSource();
  await nextFrame();
  const area = areaOf(parameters, mode);
  // A late font may wrap text and change the height: load before and after measuring.
  await loadFontsAndImages();
  if (area !== 'viewport') {
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (!mode.strip) await page.viewport(mode.width ?? innerWidth, heightOf(area));
  }
  await loadFontsAndImages();
  if (area === 'main') unstickPositions();
  removeImageBackgrounds();
  finishAnimations();
  await nextFrame();
  await nextFrame();
  const parts = mode.strip ? await strips[mode.strip]() : [];
  const photographs = parts.length > 0 ? [] : findPhotographs();
  return commands.capture({ screenshot: `${mode.name}/${id}`, parts, photographs, isLast });
}

// Not Vitest's afterEach: this file runs once for all story files that share its frame.
globalThis.storybookVisualCapture = async (story) => {
  const wanted = inject('modes').filter(
    ({ tag, stories }) => story.tags.includes(tag) && (stories?.includes(story.id) ?? true),
  );
  if (wanted.length === 0) return;
  const undo = applyPseudoStates(story);
  const { innerWidth: width, innerHeight: height } = window;
  const attempt = async (mode: Mode, isLast: boolean) => {
    const leave = await applyMode(mode);
    try {
      return await captureIn(mode, story, isLast);
    } finally {
      await leave();
      await page.viewport(width, height);
    }
  };
  const unstable: string[] = [];
  try {
    for (const mode of wanted) {
      // Under CPU contention the browser may show an image as it was before: look twice.
      const isCaptured = !mode.strip && (await attempt(mode, false)) === 'captured';
      if (!isCaptured && (await attempt(mode, true)) === 'unstable') unstable.push(mode.name);
    }
  } finally {
    undo();
  }
  if (unstable.length > 0) {
    throw new Error(`${story.id} is not stable, something on it keeps moving: ${unstable.join()}`);
  }
};
