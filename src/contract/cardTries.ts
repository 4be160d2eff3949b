/**
 * After `declines` declined cards within `seconds`, a cart must wait until the window has passed.
 */
export type TriesWindow = { declines: number; seconds: number };

/**
 * Rate limits for card attempts per cart: generous for typos or a second card, but too strict for
 * testing stolen cards.
 */
const cartTries: readonly TriesWindow[] = [
  { declines: 3, seconds: 60 },
  { declines: 6, seconds: 900 },
  { declines: 12, seconds: 86_400 },
];

/**
 * Seconds until the cart may try another card; 0 if it may now.
 * @param declinedAt times of declined cards, in milliseconds since 1970 like `now`
 */
export function secondsUntilNextCard(declinedAt: readonly number[], now: number): number {
  const latestFirst = [...declinedAt].sort((a, b) => b - a);
  const waits = cartTries.map(({ declines, seconds }) => {
    // Ignore times further in the future than the window: the clock was set back since.
    const counted = latestFirst.filter((time) => time <= now + seconds * 1000);
    const first = counted[declines - 1];
    return first === undefined ? 0 : Math.ceil((first - now) / 1000) + seconds;
  });
  return Math.max(0, ...waits);
}
