import type { StoryContext } from 'storybook/internal/csf';
import { contrastRatio } from '#theme/contrast.ts';

// What axe reports as inconclusive, although the reason has an answer, by rule and reason. The rest
// is for the eye, mostly contrast over a photograph.

type Check = {
  id: string;
  data?: { messageKey?: string; expectedContrastRatio?: string } | null;
};
type Node = { target: string[]; any: Check[]; all: Check[]; none: Check[] };
type Result = { incomplete: { id: string; nodes: Node[] }[] };

const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** The opaque color of layers of CSS colors, the lowest first. */
function blend(...layers: string[]): string {
  if (!pixel) throw new Error('There is no canvas');
  for (const layer of ['#fff', ...layers]) {
    pixel.fillStyle = layer;
    pixel.fillRect(0, 0, 1, 1);
  }
  const rgb = [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colors behind an element's text: of a gradient all, and none if an image is in it. */
function groundsBehind(element: Element | null): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  if (!element) return [blend(paper)];
  const { backgroundImage, backgroundColor } = getComputedStyle(element);
  if (backgroundImage.includes('url(')) return [];
  const stops = backgroundImage.match(/(?:rgba?|color|okl\w+)\([^()]*\)/g);
  if (stops) return stops.map((stop) => blend(paper, backgroundColor, stop));
  const isClear = /^rgba\(.* 0\)$/.test(backgroundColor);
  return isClear ? groundsBehind(element.parentElement) : [blend(paper, backgroundColor)];
}

/** Measures text: over a gradient, which is between its ends, or beside what overlaps its box. */
function isReadable(element: Element | null, { data }: Check): boolean {
  const least = Number.parseFloat(data?.expectedContrastRatio ?? '4.5');
  const grounds = groundsBehind(element);
  const front = element ? getComputedStyle(element).color : '';
  return (
    grounds.length > 0 &&
    grounds.every((ground) => contrastRatio(blend(ground, front), ground) >= least)
  );
}

const answers: Record<string, (element: Element | null, check: Check) => boolean> = {
  // The page behind a dialog, and its focus guards: Radix keeps the focus inside (keyboard.spec.ts).
  'aria-hidden-focus focusable-modal-open': () => true,
  // The card number's frame, which is the payment service's; card.spec.ts tests what is ours.
  'frame-tested frame-tested': () => true,
  'color-contrast bgGradient': isReadable,
  // By the next line, or by the sheet's fixed foot: what shows is on the same ground.
  'color-contrast elmPartiallyObscured': isReadable,
  'color-contrast elmPartiallyObscuring': isReadable,
};

function isAnswered(rule: string, { target, any, all, none }: Node): boolean {
  const element = document.querySelector(target.at(-1) ?? 'html');
  return [...any, ...all, ...none].every((check) =>
    answers[`${rule} ${check.data?.messageKey ?? check.id}`]?.(element, check),
  );
}

/** After axe: leaves only what has no answer as inconclusive. */
export function answerInconclusive({ reporting }: StoryContext): void {
  for (const { type, result } of reporting.reports) {
    const { incomplete } = result as Partial<Result>;
    if (type !== 'a11y' || !incomplete) continue;
    const open = incomplete
      .map((rule) => ({ ...rule, nodes: rule.nodes.filter((node) => !isAnswered(rule.id, node)) }))
      .filter(({ nodes }) => nodes.length > 0);
    Object.assign(result as Result, { incomplete: open });
  }
}
