import autocannon from 'autocannon';

export type LoadFigures = {
  perSecond: number;
  p99: number;
  errors: number;
};

/** Asks for an address over 50 connections for ten seconds, after one to warm up. */
export async function measureLoad(url: string): Promise<LoadFigures> {
  const options = { url, connections: 50, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, errors, non2xx } = await autocannon({ ...options, duration: 10 });
  return { perSecond: requests.average, p99: latency.p99, errors: errors + non2xx };
}
