import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';
import { studioDate } from '#lib/studioTime.ts';

/** The flag of a visitor who has dismissed the popup (R3). */
export const PROMO_SEEN_KEY = 'seen-ribbon-cutting-popup';
/** Milliseconds between the load and the popup (R1). */
export const PROMO_DELAY = 1500;

type PromoOptions = {
  /** The last day on which it shows, that day included, at the studio (ruling 31). */
  lastDay: string;
  /** Called when the popup is going to show, ahead of it. */
  prepare: () => void;
};

/** Whether the promo popup is open: once per visitor, until the promo's last day has ended. */
export function usePromo({ lastDay, prepare }: PromoOptions) {
  const [phase, setPhase] = useState<'waiting' | 'open' | 'dismissed'>('waiting');

  useEffect(() => {
    if (readStored(PROMO_SEEN_KEY) !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFrom = (loadedAt: number) => {
      // The date in a task of its own, as in `useNow`.
      timer = setTimeout(() => {
        if (studioDate(new Date()) > lastDay) return;
        prepare();
        const waited = performance.now() - loadedAt;
        timer = setTimeout(() => setPhase('open'), Math.max(0, PROMO_DELAY - waited));
      });
    };
    // ruling 43: from `load` on, which a page that hydrates later has already had.
    const listening = new AbortController();
    if (document.readyState === 'complete') waitFrom(window.boot?.loadedAt ?? performance.now());
    else addEventListener('load', () => waitFrom(performance.now()), listening);
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
