/**
 * Does work after the next frame has been painted: what a click need not wait for, such as a new
 * address, for which the router renders all readers again.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
