import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { requestJson, type On401 } from './http.ts';

const MINUTE = 60_000;

/** The default query function: requests the path that the query key's segments form (section 7). */
const fetchByKey =
  (on401: On401): QueryFunction =>
  ({ queryKey }) =>
    requestJson(queryKey.join('/'), { on401 });

/** Exponential backoff from 1 to 30 s. Used only by a query that enables retries (ruling 35). */
const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/**
 * The query client with the project's defaults (section 9, ruling 35): no refetch, never stale, no
 * retries. Offline, requests fail at once instead of pausing.
 */
export function createQueryClient({ on401 = 'throw' }: { on401?: On401 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey(on401),
        retry: false,
        retryDelay,
        staleTime: Infinity,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, retryDelay, networkMode: 'always' },
    },
  });
}
