import type { Location } from 'react-router';

/** An overlay with its own history entries, so that Back closes it. */
export type Overlay = {
  name: 'cart' | 'menu' | 'lightbox';
  /** 0 when closed, 1 when opened, one more for each step of the checkout. */
  level: number;
  /** The number of entries from the page's own entry to this one. */
  depth: number;
};

/** The overlay of a history entry, if it has one. */
export function overlayOf(location: Pick<Location, 'state'>): Overlay | undefined {
  return (location.state as { overlay?: Overlay } | null)?.overlay;
}

export type OverlayStep =
  | { type: 'push' | 'replace'; depth: number }
  | { type: 'back'; entries: number }
  /** The visitor navigated to another level: the overlay must follow. */
  | { type: 'call'; level: number };

/**
 * The next step to sync an overlay with the history; undefined if they match.
 * @param overlay its name and the level that it shows
 * @param agreed the level when overlay and history last matched
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
  // Reuse the entry of another overlay or of a later step.
  if (level < agreed || (entry && reached === 0)) return { type: 'replace', depth };
  return { type: 'push', depth: depth + 1 };
}
