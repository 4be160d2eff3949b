/**
 * Does work after the next frame has been painted: what a press need not wait for, such as an entry
 * in the history, for which the router draws anew whatever reads the address.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
