// Finds content that does not fit. Each function runs in the browser, so it is self-contained.

/** Elements that overflow the page to the right and that no scroll container reveals. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > width + 1 &&
      ![...element.children].some((child) => child.getBoundingClientRect().right > width + 1),
  );
  return [
    `${document.documentElement.scrollWidth} of ${width} px`,
    ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
  ];
}

/**
 * Text clipped by an ancestor that hides overflow. Text for screen readers only does not count, nor
 * text that can be scrolled into view.
 */
export function findClippedText(): string[] {
  const isClipped = (text: DOMRect, from: Element | null) => {
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (text.left < left - 2 || text.right > right + 2) return true;
      if (text.top < top - 2 || text.bottom > bottom + 2) return true;
    }
    return false;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const text = range.getBoundingClientRect();
    if (text.width > 0 && isClipped(text, parentElement)) cut.push(textContent.slice(0, 80));
  }
  return cut;
}

/**
 * Pairs of texts that overlap. Fixed and sticky elements and dialogs overlap on purpose and do not
 * count.
 */
export function findOverlaps(): string[] {
  const isFixedOrSticky = (from: Element) => {
    for (let box: Element | null = from; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  type Line = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  /** The part of a line that its ancestors do not clip. */
  const visiblePart = (line: Line, from: Element): Line => {
    let { left, right, top, bottom } = line;
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const around = box.getBoundingClientRect();
      left = Math.max(left, around.left);
      right = Math.min(right, around.right);
      top = Math.max(top, around.top);
      bottom = Math.min(bottom, around.bottom);
    }
    return { left, right, top, bottom };
  };
  const root = document.querySelector('[role="dialog"]') ?? document.body;
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { lines: Line[]; text: string }[] = [];
  while (words.nextNode()) {
    const { parentElement, textContent } = words.currentNode;
    if (!textContent?.trim()) continue;
    const isSeen = parentElement?.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!parentElement || !isSeen || parentElement.closest('option, script, style')) continue;
    if (root === document.body && isFixedOrSticky(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    // Text for screen readers only is one pixel wide: skip it.
    const lines = [...range.getClientRects()]
      .map((line) => visiblePart(line, parentElement))
      .filter(({ left, right, top, bottom }) => right - left > 2 && bottom > top);
    texts.push({ lines, text: textContent.trim().slice(0, 40) });
  }
  const overlaps = (one: Line, other: Line) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  return texts.flatMap(({ lines, text }, at) =>
    texts
      .slice(at + 1)
      .filter((other) => lines.some((line) => other.lines.some((its) => overlaps(line, its))))
      .map((other) => `${text} / ${other.text}`),
  );
}
