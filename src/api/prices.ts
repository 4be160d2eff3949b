import { useEffect, useState } from 'react';
import type { Prices } from '#lib/money.ts';

const unknownPrices: Prices = new Map();

/** Milliseconds that a page has to itself after it has come alive. */
const PATIENCE = 200;

/**
 * The prices for a page that is about something else; empty until they come, and if they do not. The
 * code that asks for them is fetched only then.
 */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(unknownPrices);
  useEffect(() => {
    const ask = async () => {
      const { askForPrices } = await import('./askForPrices.ts');
      setPrices(await askForPrices());
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return prices;
}
