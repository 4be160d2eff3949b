import type { Location } from 'react-router';

/** An overlay that has entries of its own in the history, so that Back leads out of it. */
export type Overlay = {
  name: 'cart' | 'menu';
  /** How far in the visitor is: 1 is opened, and each step of a checkout one more. */
  level: number;
  /** How many entries stand between the page itself and this one. */
  depth: number;
};

/** The overlay that an entry of the history belongs to, if any. */
export function overlayOf(location: Pick<Location, 'state'>): Overlay | undefined {
  return (location.state as { overlay?: Overlay } | null)?.overlay;
}
