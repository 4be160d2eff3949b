import { expect, type Page } from '@playwright/test';
import { findClippedText, findOverflow } from '#tests/support/fit.ts';

/**
 * The narrowest viewport that must not scroll horizontally. It equals a window of 1280 by 1024 at
 * 400 % zoom.
 */
export const NARROW = { width: 320, height: 256 };

export const PHONE = { width: 390, height: 844 };

/** Waits for layout after a change of the viewport or text size. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The sum of a page's layout shifts, and what the largest shift moved. */
type Shifts = { sum: number; most: number; moved: string };

declare global {
  interface Window {
    layoutShifts?: () => Shifts;
  }
}

/** Runs in the page before its scripts: records every layout shift from first paint on. */
function recordLayoutShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: Shifts = { sum: 0, most: 0, moved: '' };
  const addShifts = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Shift[]) {
      shifts.sum += value;
      if (value < shifts.most) continue;
      const node = sources[0]?.node;
      const moved = node instanceof Element ? node : node?.parentElement;
      Object.assign(shifts, { most: value, moved: moved?.outerHTML.slice(0, 100) ?? 'gone' });
    }
  };
  const observer = new PerformanceObserver((list) => addShifts(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    addShifts(observer.takeRecords());
    return shifts;
  };
}

/** Call it before a page opens. @returns a function that reads the layout shifts since then. */
export async function recordShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(recordLayoutShifts);
  return async () => {
    // A shift is reported after its frame.
    await waitForLayout(page);
    await waitForLayout(page);
    const shifts = await page.evaluate(() => window.layoutShifts?.());
    if (!shifts) throw new Error('The layout shifts of this page are not recorded.');
    return shifts;
  };
}

/** {@link findOverflow}, evaluated on a page. */
export const findPageOverflow = (page: Page): Promise<string[]> => page.evaluate(findOverflow);

/** {@link findClippedText}, evaluated on a page. */
const findClippedTextOn = (page: Page): Promise<string[]> => page.evaluate(findClippedText);

/** Asserts that at this size nothing overflows, is clipped or overlaps, and no word is broken. */
export async function expectFits(
  page: Page,
  viewport: { width: number; height: number },
  name = `${viewport.width} px`,
): Promise<void> {
  await page.setViewportSize(viewport);
  await waitForLayout(page);
  expect.soft(await findPageOverflow(page), name).toEqual([]);
  expect.soft(await findClippedTextOn(page), name).toEqual([]);
  if (viewport.width < 360 || viewport.width > PHONE.width) return;
  expect.soft(await findBrokenWords(page), name).toEqual([]);
  expect.soft(await findHeaderOverlaps(page), name).toEqual([]);
}

/**
 * Controls smaller than 44 by 44 px (WCAG 2.5.5). Links inside a sentence and hidden content are
 * exempt; a radio or checkbox has the size of its label.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="link"]',
    );
    const isInSentence = (element: HTMLElement) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, li, dd, figcaption, small, td')?.textContent ?? '').trim().length >
        element.innerText.trim().length;
    return [...controls]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        if (element.closest('[aria-hidden="true"], [inert]') || isInSentence(element)) return false;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        return width < least || height < least;
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
      });
  });
}

/** Elements inside a dialog that scroll horizontally. */
export function findDialogOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((box) => `${box.scrollWidth} of ${box.clientWidth} px: ${box.outerHTML.slice(0, 80)}`),
  );
}

/** Words in headings, links and buttons that break across lines without a hyphen. */
export function findBrokenWords(
  page: Page,
  within = 'h1, h2, h3, h4, a, button, label',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      // Words may break anywhere in hidden content and in URLs.
      if (!element.checkVisibility() || element.closest('[aria-hidden=true]')) continue;
      if (element.textContent?.includes('@')) continue;
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        for (const { 0: word, index } of (words.currentNode.textContent ?? '').matchAll(
          /[\p{L}\p{N}]+/gu,
        )) {
          const range = document.createRange();
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return [...new Set(found)];
  }, within);
}

/** Matches of `phrases` that break across lines. */
export function findBrokenPhrases(page: Page, phrases: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.parentElement?.checkVisibility()) continue;
      for (const { 0: phrase, index } of (currentNode.textContent ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + phrase.length);
        const boxes = [...range.getClientRects()];
        // A drop cap starts higher than the rest of its line and overlaps it.
        const lastTop = Math.max(...boxes.map(({ top }) => top));
        if (boxes.some(({ bottom }) => bottom <= lastTop)) found.push(phrase);
      }
    }
    return found;
  }, phrases);
}

/** Texts and icons of the header and the phone's bottom bar that overlap or have no size. */
export function findHeaderOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Part = { name: string; box: DOMRect };
    const found: string[] = [];
    for (const area of document.querySelectorAll('body header:has(nav), nav')) {
      const parts: Part[] = [];
      const add = (name: string, box: DOMRect) => parts.push({ name, box });
      for (const icon of area.querySelectorAll('svg')) {
        if (icon.checkVisibility()) add(icon.outerHTML.slice(0, 60), icon.getBoundingClientRect());
      }
      const words = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode;
        if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
        // Text for screen readers only may be anywhere.
        if (getComputedStyle(parentElement).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const line of range.getClientRects()) add(textContent.trim(), line);
      }
      parts.forEach(({ name, box }, index) => {
        if (box.width < 4 || box.height < 4) found.push(`${name} is not seen`);
        for (const other of parts.slice(index + 1)) {
          if (other.name === name) continue;
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Ignore a few pixels: line boxes are taller than their letters.
          if (across > 2 && down > 8) found.push(`${name} lies on ${other.name}`);
        }
      });
    }
    return found;
  });
}
