import { scrollBehavior } from '#lib/useScroll.ts';

/**
 * Scrolls to `block` unless its top and all of `content` are already in view. Does not move focus.
 * @param share the part of the screen's height, from 0 to 1, that `content` must fit in
 */
export function bringIntoView(block: Element, content: Element, share: number): void {
  const { top } = block.getBoundingClientRect();
  const { bottom } = content.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight * share) return;
  block.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}
