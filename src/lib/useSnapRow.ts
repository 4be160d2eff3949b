import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export type SnapRow = {
  index: number;
  /** Moves to a slide. In a row that wraps, before the first comes the last, and the other way. */
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
 * A row of full-width slides that the browser itself scrolls and snaps, so that swiping is native.
 * `index` starts at `first`, follows a swipe, and runs ahead of the movement that a button starts.
 */
export function useSnapRow(count: number, first: number, { wraps = true } = {}): SnapRow {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  // While a button's movement is under way, the slides that pass by are not shown as current.
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

  function letGo() {
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
    row: { ref, onScroll: followScroll, onPointerDown: letGo, onWheel: letGo, onKeyDown },
  };
}
