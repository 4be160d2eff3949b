import type { Location, NavigationType } from 'react-router';
import { overlayOf } from './overlayHistory.ts';

const pathOf = ({ pathname }: Location) => pathname.replace(/(?<=.)\/+$/, '');

/**
 * Where the page scrolls when its place has changed: smoothly to its top and from there to the hash,
 * to the hash alone, or to where the visitor was before (rulings 9, 41 and 46).
 * @param before undefined when the page has just loaded.
 */
export function scrollDecision(
  before: Location | undefined,
  now: Location,
  cameBy: `${NavigationType}`,
): 'top' | 'hash' | 'restore' | 'stay' {
  if (!before) return 'hash';
  const samePage = pathOf(before) === pathOf(now);
  const isReturn = cameBy === 'POP';
  // An overlay opens or closes; the page under it stays where it is.
  if (samePage && (overlayOf(now) ?? (isReturn && overlayOf(before)))) return 'stay';
  if (isReturn) return 'restore';
  if (!samePage) return 'top';
  const sameSearch = before.search === now.search;
  if (now.hash) return sameSearch || before.hash !== now.hash ? 'hash' : 'stay';
  return sameSearch || now.search === '' ? 'top' : 'stay';
}
