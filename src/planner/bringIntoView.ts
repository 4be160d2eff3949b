import { scrollBehavior } from '#lib/useScroll.ts';

/**
 * Scrolls to a block unless its top and all of `content` are in view already. The focus stays.
 * @param share how much of the screen's height `content` may take, from 0 to 1.
 */
export function bringIntoView(block: Element, content: Element, share: number): void {
  const { top } = block.getBoundingClientRect();
  const { bottom } = content.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight * share) return;
  block.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}
