import { useEffect, useState } from 'react';
import type { Prices } from '#lib/money.ts';
import { fetchPrices } from './fetchPrices.ts';

const unknownPrices: Prices = new Map();

/** Milliseconds without other work after hydration. */
const PATIENCE = 200;

/** The prices for a page that is about something else; empty until they come, and if they do not. */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(unknownPrices);
  useEffect(() => {
    const ask = () => fetchPrices().then(setPrices, () => undefined);
    const timer = setTimeout(() => void ask(), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return prices;
}
