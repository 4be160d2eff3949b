import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '#contract/refusals.ts';
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

function limiter(name: string, { points, seconds }: Limit, pool: Pool | undefined): RequestHandler {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const store = pool
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
  return async (req, _res, next) => {
    try {
      await store.consume(addressKey(req.ip ?? ''));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new Refusal(429, refusals.tooManyRequests, Math.ceil(error.msBeforeNext / 1000) || 1);
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
