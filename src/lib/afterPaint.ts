/**
 * Does work after the next frame has been painted: what a press need not wait for, such as a new
 * address, for which the router draws anew whatever reads it.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
