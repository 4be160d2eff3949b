import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { EndpointName } from '#contract/endpoints.ts';
import { paymentRefusals, refusals } from '#contract/refusals.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../shop/refusal.ts';

/** At most `points` requests per address within `seconds`. */
export type Limit = { points: number; seconds: number };

export type Limits = Record<EndpointName, Limit>;

/** Far above what a visitor needs, even when several share the address of a mobile network. */
export const defaultLimits: Limits = {
  listServices: { points: 600, seconds: 60 },
  listProducts: { points: 600, seconds: 60 },
  sendMessage: { points: 20, seconds: 600 },
  createOrder: { points: 60, seconds: 60 },
  processPayment: { points: 60, seconds: 60 },
};

export type Limiters = Record<EndpointName, RequestHandler>;

/** One rate limit middleware per endpoint. With PostgreSQL, all processes count together. */
export function createLimiters(limits: Limits, pool: Pool | undefined): Limiters {
  const createLimiter = (name: EndpointName): RequestHandler => {
    const store = createStore(name, limits[name], pool);
    return async (req, _res, next) => {
      const refused = await consumePoint(store, rateLimitKeys(req.ip ?? '').address);
      if (refused) throw new Refusal(429, refusals.tooManyRequests, secondsUntilReset(refused));
      next();
    };
  };
  const names = Object.keys(limits) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, createLimiter(name)])) as Limiters;
}

/** Declined cards allowed per address, for all orders together: more than a family needs. */
export const defaultCardTries: readonly Limit[] = [
  { points: 6, seconds: 600 },
  { points: 20, seconds: 86_400 },
];
/** A network may have this many times more declined cards: unrelated phones share one. */
const NETWORK_FACTOR = 10;
/** Declined cards of the complete shop after which a warning is logged. */
const SHOP_ALARM: Limit = { points: 30, seconds: 3_600 };
/** Seconds to wait while too many payments from the same address are in progress. */
const BUSY_WAIT = 2;

/**
 * Limits declined cards, against tests of stolen ones. A try counts before its card is charged, so
 * that simultaneous tries count too; it stops counting when the card is not declined.
 * @returns a function that pays, or throws a Refusal 429 with the time to wait after too many
 * declines from the address or its network.
 */
export function createCardTries(windows: readonly Limit[], pool: Pool | undefined, log: Log) {
  const stores = windows.flatMap(({ points, seconds }, index) => [
    { by: 'address' as const, store: createStore(`card${index}`, { points, seconds }, pool) },
    {
      by: 'network' as const,
      store: createStore(`net${index}`, { points: points * NETWORK_FACTOR, seconds }, pool),
    },
  ]);
  const shop = createStore('shop', SHOP_ALARM, pool);
  const underWay = createCounter();
  return async <T>(ip: string, pay: () => Promise<T>, isDecline: (result: T) => boolean) => {
    const keys = rateLimitKeys(ip);
    const taken: typeof stores = [];
    let declined = false;
    for (const key of Object.values(keys)) underWay(key, 1);
    try {
      for (const one of stores) {
        taken.push(one);
        const refused = await consumePoint(one.store, keys[one.by]);
        if (!refused) continue;
        const declines = refused.consumedPoints - underWay(keys[one.by], 0);
        if (declines < one.store.points) throw new Refusal(429, paymentRefusals.busy, BUSY_WAIT);
        const wait = secondsUntilReset(refused);
        throw new Refusal(429, paymentRefusals.tooManyDeclines(wait), wait);
      }
      const result = await pay();
      declined = isDecline(result);
      return result;
    } finally {
      if (!declined) await Promise.all(taken.map(({ by, store }) => store.reward(keys[by])));
      for (const key of Object.values(keys)) underWay(key, -1);
      if (declined) {
        const many = await consumePoint(shop, 'all');
        // Log once per hour: only for the first card above the limit.
        if (many?.consumedPoints === SHOP_ALARM.points + 1) {
          log.warn({ count: many.consumedPoints }, 'many cards were declined within an hour');
        }
      }
    }
  };
}

/** Consumes one point. @returns the limiter's state when no point was left, else undefined. */
async function consumePoint(
  store: RateLimiterMemory | RateLimiterPostgres,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    await store.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

const secondsUntilReset = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000) || 1;

function createStore(name: string, { points, seconds }: Limit, pool: Pool | undefined) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  return pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        // If the database is unavailable, count in memory; the request itself responds 503.
        insuranceLimiter: memory,
      })
    : memory;
}

/** Adds to a key's count and returns the sum; keys with a count of 0 take no memory. */
export function createCounter(): (key: string, by: number) => number {
  const counts = new Map<string, number>();
  return (key, by) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count) counts.set(key, count);
    else counts.delete(key);
    return count;
  };
}

/** The rate limit keys of an address and its network. A household shares an IPv6 /64. */
export function rateLimitKeys(ip: string): { address: string; network: string } {
  // Some proxies append the port: it would make each connection a separate address.
  const plain = ip.replace(/^\[(.+)\]:\d+$|^([\d.]+):\d+$/, '$1$2');
  // Garbage counts as one address: a visitor could write a new one into each request.
  if (!ipaddr.isValid(plain)) return { address: 'invalid', network: 'invalid' };
  const bytes = Buffer.from(ipaddr.process(plain).toByteArray());
  const networkPrefix = (bits: number) => `${bytes.toString('hex', 0, bits / 8)}/${bits}`;
  return bytes.length === 4
    ? { address: networkPrefix(32), network: networkPrefix(24) }
    : { address: networkPrefix(64), network: networkPrefix(48) };
}
