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

/** The colors of the nearest gradient behind an element; none if an image is in it. */
function gradientBehind(element: Element | null): string[] {
  if (!element) return [];
  const { backgroundImage, backgroundColor } = getComputedStyle(element);
  if (backgroundImage === 'none') return gradientBehind(element.parentElement);
  if (backgroundImage.includes('url(')) return [];
  const paper = getComputedStyle(document.body).backgroundColor;
  const stops = backgroundImage.match(/(?:rgba?|color|okl\w+)\([^()]*\)/g) ?? [];
  return stops.map((stop) => blend(paper, backgroundColor, stop));
}

/** Text over a gradient: axe measures none, but a gradient is between its ends. */
function isReadable(element: Element | null, least: number): boolean {
  const grounds = gradientBehind(element);
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
  'color-contrast bgGradient': (element, { data }) =>
    isReadable(element, Number.parseFloat(data?.expectedContrastRatio ?? '4.5')),
  // Scrolled under the sheet's fixed foot: the same text is measured where it is not.
  'color-contrast elmPartiallyObscured': (element) => element?.closest('[role="dialog"]') !== null,
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
