import { useEffect, useState } from 'react';
import type { Prices } from '#lib/money.ts';

const unknownPrices: Prices = new Map();

/** Milliseconds to wait after hydration, so that more urgent work runs first. */
const IDLE_DELAY_MS = 200;

/**
 * Prices for a page that works without them; empty until they have loaded and when loading fails.
 * The code that requests them loads after a delay, too.
 */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(unknownPrices);
  useEffect(() => {
    const loadPrices = async () => {
      const { fetchPrices } = await import('./fetchPrices.ts');
      setPrices(await fetchPrices());
    };
    const timer = setTimeout(() => void loadPrices().catch(() => undefined), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return prices;
}
