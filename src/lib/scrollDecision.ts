import type { Location, NavigationType } from 'react-router';
import { overlayOf } from './overlayHistory.ts';

const pathOf = ({ pathname }: Location) => pathname.replace(/(?<=.)\/+$/, '');

/**
 * Where to scroll after a navigation: to the top and then to the hash, only to the hash, to the
 * earlier position, or nowhere (rulings 9, 41 and 46).
 * @param before undefined right after the page has loaded
 */
export function scrollDecision(
  before: Location | undefined,
  now: Location,
  cameBy: `${NavigationType}`,
): 'top' | 'hash' | 'restore' | 'stay' {
  if (!before) return 'hash';
  const samePage = pathOf(before) === pathOf(now);
  const isReturn = cameBy === 'POP';
  // An overlay opened, changed or closed: don't scroll the page below it.
  if (samePage && (overlayOf(now) ?? (isReturn && overlayOf(before)))) return 'stay';
  if (isReturn) return 'restore';
  if (!samePage) return 'top';
  const sameSearch = before.search === now.search;
  if (now.hash) return sameSearch || before.hash !== now.hash ? 'hash' : 'stay';
  return sameSearch || now.search === '' ? 'top' : 'stay';
}
