import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { paymentRefusals, refusals } from '#contract/refusals.ts';
import { Refusal } from '../shop/refusal.ts';

/** So many requests of one address in so many seconds. */
export type Limit = { points: number; seconds: number };

export type Limits = {
  reads: Limit;
  messages: Limit;
  orders: Limit;
  payments: Limit;
};

/** Far above what a visitor does, also when several share an address behind a phone company's proxy. */
export const defaultLimits: Limits = {
  reads: { points: 600, seconds: 60 },
  messages: { points: 20, seconds: 600 },
  orders: { points: 60, seconds: 60 },
  payments: { points: 60, seconds: 60 },
};

/** One middleware for each kind of route. With a Postgres, all processes count together. */
export function createLimiters(
  limits: Limits,
  pool: Pool | undefined,
): Record<keyof Limits, RequestHandler> {
  return {
    reads: limiter('reads', limits.reads, pool),
    messages: limiter('messages', limits.messages, pool),
    orders: limiter('orders', limits.orders, pool),
    payments: limiter('payments', limits.payments, pool),
  };
}

/** Declined cards of one address: more than a family needs, on whatever orders. */
export const defaultCardTries: readonly Limit[] = [
  { points: 6, seconds: 600 },
  { points: 20, seconds: 86_400 },
];

export type CardTries = {
  /**
   * Takes one of an address's tries before its card is asked for, so that many at once count too.
   * @returns what gives it back when the card was not declined
   * @throws Refusal 429 with the time to wait.
   */
  take(ip: string): Promise<() => Promise<void>>;
};

/** Counts the declined cards of each address, against those who try out stolen ones. */
export function createCardTries(windows: readonly Limit[], pool: Pool | undefined): CardTries {
  const stores = windows.map((window, index) => createStore(`card${index}`, window, pool));
  return {
    async take(ip) {
      const key = addressKey(ip);
      const taken: typeof stores = [];
      const giveBack = async () => {
        await Promise.all(taken.map((store) => store.reward(key)));
      };
      for (const store of stores) {
        try {
          await store.consume(key);
          taken.push(store);
        } catch (error) {
          await giveBack();
          if (!(error instanceof RateLimiterRes)) throw error;
          const wait = secondsOf(error);
          throw new Refusal(429, paymentRefusals.tooManyDeclines(wait), wait);
        }
      }
      return giveBack;
    },
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.ceil(msBeforeNext / 1000) || 1;
}

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

function limiter(name: string, limit: Limit, pool: Pool | undefined): RequestHandler {
  const store = createStore(name, limit, pool);
  return async (req, _res, next) => {
    try {
      await store.consume(addressKey(req.ip ?? ''));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, refusals.tooManyRequests, secondsOf(error));
    }
    next();
  };
}

/** The address; of an IPv6 one the first 64 bits, since a single household has all the others. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
