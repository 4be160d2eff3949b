import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { EndpointName } from '#contract/endpoints.ts';
import { paymentRefusals, refusals } from '#contract/refusals.ts';
import type { Log } from '../log.ts';
import { Refusal } from '../shop/refusal.ts';

/** So many requests of one address in so many seconds. */
export type Limit = { points: number; seconds: number };

export type Limits = Record<EndpointName, Limit>;

/** Far above what a visitor does, also when several share an address behind a phone company's proxy. */
export const defaultLimits: Limits = {
  listServices: { points: 600, seconds: 60 },
  listProducts: { points: 600, seconds: 60 },
  sendMessage: { points: 20, seconds: 600 },
  createOrder: { points: 60, seconds: 60 },
  processPayment: { points: 60, seconds: 60 },
};

export type Limiters = Record<EndpointName, RequestHandler>;

/** One middleware for each endpoint. With a Postgres, all processes count together. */
export function createLimiters(limits: Limits, pool: Pool | undefined): Limiters {
  const limiter = (name: EndpointName): RequestHandler => {
    const store = createStore(name, limits[name], pool);
    return async (req, _res, next) => {
      const refused = await refusedBy(store, addressKeys(req.ip ?? '').address);
      if (refused) throw new Refusal(429, refusals.tooManyRequests, secondsOf(refused));
      next();
    };
  };
  const names = Object.keys(limits) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, limiter(name)])) as Limiters;
}

/** Declined cards of one address: more than a family needs, on whatever orders. */
export const defaultCardTries: readonly Limit[] = [
  { points: 6, seconds: 600 },
  { points: 20, seconds: 86_400 },
];
/** A network may have so many times more: phones of strangers share one. */
const NETWORK_FACTOR = 10;
/** Declined cards of the whole shop after which the log warns. */
const SHOP_ALARM: Limit = { points: 30, seconds: 3_600 };
/** Seconds until a payment in flight may have ended. */
const BUSY_WAIT = 2;

/**
 * Counts declined cards, against those who try out stolen ones. A try counts before its card is
 * asked for, so that many at once count too, and no longer when it was no decline.
 * @returns a function that pays unless the address or its network had too many cards declined: then
 * it throws a Refusal 429 with the time to wait.
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
    const keys = addressKeys(ip);
    const taken: typeof stores = [];
    let declined = false;
    for (const key of Object.values(keys)) underWay(key, 1);
    try {
      for (const one of stores) {
        taken.push(one);
        const refused = await refusedBy(one.store, keys[one.by]);
        if (!refused) continue;
        const declines = refused.consumedPoints - underWay(keys[one.by], 0);
        if (declines < one.store.points) throw new Refusal(429, paymentRefusals.busy, BUSY_WAIT);
        const wait = secondsOf(refused);
        throw new Refusal(429, paymentRefusals.tooManyDeclines(wait), wait);
      }
      const result = await pay();
      declined = isDecline(result);
      return result;
    } finally {
      if (!declined) await Promise.all(taken.map(({ by, store }) => store.reward(keys[by])));
      for (const key of Object.values(keys)) underWay(key, -1);
      if (declined) {
        const many = await refusedBy(shop, 'all');
        // One line for an hour: for the first card beyond the limit.
        if (many?.consumedPoints === SHOP_ALARM.points + 1) {
          log.warn({ count: many.consumedPoints }, 'many cards were declined within an hour');
        }
      }
    }
  };
}

/** Takes a point. @returns how things stand when there was none left. */
async function refusedBy(
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

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000) || 1;

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
        // While the database is away this process counts alone: the request itself will say 503.
        insuranceLimiter: memory,
      })
    : memory;
}

/** Adds to a key's count and returns it; a key without any takes no memory. */
export function createCounter(): (key: string, by: number) => number {
  const counts = new Map<string, number>();
  return (key, by) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count) counts.set(key, count);
    else counts.delete(key);
    return count;
  };
}

/** What counts as one address and as one network: a household has the last 64 bits of an IPv6 one. */
export function addressKeys(ip: string): { address: string; network: string } {
  // Some proxies add the port, which would make each connection an address of its own.
  const plain = ip.replace(/^\[(.+)\]:\d+$|^([\d.]+):\d+$/, '$1$2');
  if (!ipaddr.isValid(plain)) return { address: plain, network: `${plain}/0` };
  const bytes = Buffer.from(ipaddr.process(plain).toByteArray());
  const first = (bits: number) => `${bytes.toString('hex', 0, bits / 8)}/${bits}`;
  return bytes.length === 4
    ? { address: first(32), network: first(24) }
    : { address: first(64), network: first(48) };
}
