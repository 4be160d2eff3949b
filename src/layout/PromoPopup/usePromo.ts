import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';
import { studioDate } from '#lib/studioTime.ts';

/** The localStorage key that records that the visitor has dismissed the popup (R3). */
export const PROMO_SEEN_KEY = 'seen-ribbon-cutting-popup';
/** Milliseconds from the load event to the popup (R1). */
export const PROMO_DELAY = 1500;

type PromoOptions = {
  /** The promo's last day, inclusive, in the studio's time zone (ruling 31). */
  lastDay: string;
  /** Called shortly before the popup opens, to preload its code. */
  prepare: () => void;
};

/** Whether the promo popup is open: once per visitor, through the promo's last day. */
export function usePromo({ lastDay, prepare }: PromoOptions) {
  const [phase, setPhase] = useState<'waiting' | 'open' | 'dismissed'>('waiting');

  useEffect(() => {
    if (readStored(PROMO_SEEN_KEY) !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleOpening = (loadedAt: number) => {
      // In a task of its own, as in `useNow`.
      timer = setTimeout(() => {
        if (studioDate(new Date()) > lastDay) return;
        prepare();
        const waited = performance.now() - loadedAt;
        timer = setTimeout(() => setPhase('open'), Math.max(0, PROMO_DELAY - waited));
      });
    };
    // ruling 43: counted from the load event, which may have fired before hydration.
    const listening = new AbortController();
    if (document.readyState === 'complete')
      scheduleOpening(window.pageStart?.loadedAt ?? performance.now());
    else addEventListener('load', () => scheduleOpening(performance.now()), listening);
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [lastDay, prepare]);

  return {
    phase,
    dismiss: () => {
      writeStored(PROMO_SEEN_KEY, 'true');
      setPhase('dismissed');
    },
  };
}
