import autocannon from 'autocannon';
import { limitRow, type Row } from '../figures.ts';

/** Requests a URL over 50 connections for ten seconds, after one second of warm-up. */
async function measureLoad(url: string) {
  const options = { url, connections: 50, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, errors, non2xx } = await autocannon({ ...options, duration: 10 });
  return { perSecond: requests.average, p99: latency.p99, errors: errors + non2xx };
}

/** Measures pages per second, compared with a static file server. */
export async function loadRows(site: string, fileServer: string): Promise<Row[]> {
  const pages = await measureLoad(`${site}/`);
  const floor = await measureLoad(`${fileServer}/`);
  const { perSecond, p99, errors } = pages;
  const ratio = perSecond / floor.perSecond;
  const pass = perSecond >= 5000 && ratio >= 0.5 && errors === 0;
  const cause = `the server of files beside it sends ${floor.perSecond.toFixed(0)} a second, p99 ${floor.p99} ms`;
  return [
    {
      what: 'home page, 50 connections: requests a second',
      wanted: '>= 5000, half of a server of files',
      seen: `${perSecond.toFixed(0)} (${ratio.toFixed(2)} of it)`,
      pass,
      ...(!pass && { cause }),
    },
    limitRow({ what: 'home page, 50 connections: p99', limit: 40, seen: p99, unit: ' ms', cause }),
  ];
}
