import { useEffect, useState } from 'react';
import type { Prices } from '#lib/money.ts';

const unknownPrices: Prices = new Map();

/** Milliseconds without other work after hydration. */
const IDLE_DELAY_MS = 200;

/**
 * The prices for a page that is about something else; empty until they come, and if they do not. The
 * code that asks for them is loaded only then.
 */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(unknownPrices);
  useEffect(() => {
    const ask = async () => {
      const { fetchPrices } = await import('./fetchPrices.ts');
      setPrices(await fetchPrices());
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return prices;
}
