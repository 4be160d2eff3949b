import { useEffect, useRef, useState, type RefObject } from 'react';
import { startWeek } from '#content/growth.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/** Its key in sessionStorage: set when the nudge was shown or is not needed. */
export const NUDGE_KEY = 'nudged';

/** In milliseconds: how long the slider waits in view, and how long a step lasts. */
const IDLE = 2500;
const STEP = 200;
/** The weeks that the nudge shows; they have the start week's sprite. */
const WEEKS = [-1, -2, -2, -1, 0].map((shift) => startWeek + shift);

/**
 * Shows that the slider moves: two weeks back and forth, when it has been in view untouched for a
 * while; once per visit, and never with reduced motion.
 * @param prepare loads what the move needs
 * @returns the week that the nudge shows, and a function for the visitor's first touch
 */
export function useNudge(
  slider: RefObject<HTMLInputElement | null>,
  prepare: () => Promise<void>,
): [week: number | undefined, stop: () => void] {
  const [week, setWeek] = useState<number>();
  const timer = useRef(0);
  const moved = useRef<HTMLInputElement>(null);

  function stop() {
    window.clearTimeout(timer.current);
    writeStored(NUDGE_KEY, '1', 'sessionStorage');
    if (week === undefined) return;
    if (moved.current) moved.current.value = String(startWeek);
    setWeek(undefined);
  }

  useEffect(() => {
    const input = slider.current;
    if (!input || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const isOver = () =>
      readStored(NUDGE_KEY, 'sessionStorage') !== null || Number(input.value) !== startWeek;

    function showStep(step: number) {
      const next = WEEKS[step];
      setWeek(next);
      if (!input || next === undefined) return;
      moved.current = input;
      input.value = String(next);
      timer.current = window.setTimeout(showStep, STEP, step + 1);
    }
    async function nudge() {
      await prepare();
      if (isOver()) return;
      writeStored(NUDGE_KEY, '1', 'sessionStorage');
      showStep(0);
    }
    function wait() {
      timer.current = window.setTimeout(() => {
        // The promo popup and other dialogs cover the slider.
        if (document.querySelector('[role=dialog]')) wait();
        else nudge().catch(() => undefined);
      }, IDLE);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        window.clearTimeout(timer.current);
        if (entry?.isIntersecting && !isOver()) wait();
      },
      { threshold: 0.9 },
    );
    observer.observe(input);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer.current);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, after hydration.
  }, []);

  return [week, stop];
}
