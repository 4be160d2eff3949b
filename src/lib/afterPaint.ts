/**
 * Runs `work` after the next paint: for work that need not delay a click's visible response, such
 * as a navigation, which rerenders every component that reads the location.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
