import type { Location } from 'react-router';

/** An overlay that has entries of its own in the history, so that Back leads out of it. */
export type Overlay = {
  name: 'cart' | 'menu' | 'lightbox';
  /** 0 while closed, 1 when opened, and one more with each step of a checkout. */
  level: number;
  /** How many entries stand between the page itself and this one. */
  depth: number;
};

/** The overlay that an entry of the history belongs to, if any. */
export function overlayOf(location: Pick<Location, 'state'>): Overlay | undefined {
  return (location.state as { overlay?: Overlay } | null)?.overlay;
}

export type OverlayStep =
  | { type: 'push' | 'replace'; depth: number }
  | { type: 'back'; entries: number }
  /** The visitor went to another level: the overlay has to follow. */
  | { type: 'call'; level: number };

/**
 * The step that brings an overlay and the history together, undefined when they agree.
 * @param overlay its name and the level that it shows.
 * @param agreed the level that both had last.
 */
export function overlayStep(
  location: Pick<Location, 'state'>,
  { name, level }: Pick<Overlay, 'name' | 'level'>,
  agreed: number,
): OverlayStep | undefined {
  const entry = overlayOf(location);
  const depth = entry?.depth ?? 0;
  const reached = entry?.name === name ? entry.level : 0;
  if (reached !== agreed) return { type: 'call', level: reached };
  if (level === agreed) return undefined;
  if (level === 0) return { type: 'back', entries: depth };
  if (level < agreed && depth > 1) return { type: 'back', entries: 1 };
  // The entry of another overlay, or of a later step, becomes this one's.
  if (level < agreed || (entry && reached === 0)) return { type: 'replace', depth };
  return { type: 'push', depth: depth + 1 };
}
