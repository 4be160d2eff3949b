/** A visitor waits after `declines` declined cards in `seconds`; longer windows make longer waits. */
export type TriesWindow = { declines: number; seconds: number };

/**
 * What one cart takes. Enough for a mistyped number or a second card; too little for someone who
 * finds out which stolen cards still work.
 */
const cartTries: readonly TriesWindow[] = [
  { declines: 3, seconds: 60 },
  { declines: 6, seconds: 900 },
  { declines: 12, seconds: 86_400 },
];

/**
 * The seconds until a cart takes another card; 0 when it does so now.
 * @param declinedAt when cards were declined, in milliseconds since 1970 like `now`.
 */
export function waitForNextCard(declinedAt: readonly number[], now: number): number {
  const latestFirst = [...declinedAt].sort((a, b) => b - a);
  const waits = cartTries.map(({ declines, seconds }) => {
    // A time that is further ahead than the window was written before the clock was set back.
    const counted = latestFirst.filter((time) => time <= now + seconds * 1000);
    const first = counted[declines - 1];
    return first === undefined ? 0 : Math.ceil((first - now) / 1000) + seconds;
  });
  return Math.max(0, ...waits);
}
