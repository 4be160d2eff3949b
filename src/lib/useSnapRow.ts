import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type SnapRow = {
  index: number;
  /** Moves to a slide. If the row wraps, the last slide precedes the first. */
  goTo: (index: number) => void;
  row: {
    ref: RefObject<HTMLDivElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
    onWheel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

/**
 * A row of full-width slides with native scrolling and scroll snapping. `index` starts at `first`
 * and follows swipes; a button updates it before its scrolling ends.
 */
export function useSnapRow(count: number, first: number, { wraps = true } = {}): SnapRow {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  // The slide that a button scrolls to; until then, slides that pass by don't become current.
  const target = useRef<number | null>(null);

  useLayoutEffect(() => {
    ref.current?.scrollTo({ left: first * ref.current.clientWidth, behavior: 'instant' });
  }, [first]);

  function goTo(wanted: number) {
    const next = wraps ? (wanted + count) % count : Math.max(0, Math.min(wanted, count - 1));
    target.current = next;
    setIndex(next);
    if (ref.current) ref.current.scrollTo({ left: next * ref.current.clientWidth });
  }

  function followScroll() {
    const row = ref.current;
    if (!row || row.clientWidth === 0) return;
    const nearest = Math.round(row.scrollLeft / row.clientWidth);
    if (target.current === null) setIndex(nearest);
    else if (Math.abs(row.scrollLeft - target.current * row.clientWidth) < 1) target.current = null;
  }

  function cancelGoTo() {
    target.current = null;
  }

  function onKeyDown(event: KeyboardEvent) {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(wanted);
  }

  return {
    index,
    goTo,
    row: { ref, onScroll: followScroll, onPointerDown: cancelGoTo, onWheel: cancelGoTo, onKeyDown },
  };
}
