import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { requestJson, type On401 } from './http.ts';

const MINUTE = 60_000;

/** Asks the own server for what the key names: its segments joined with slashes (section 7). */
const fetchByKey =
  (on401: On401): QueryFunction =>
  ({ queryKey }) =>
    requestJson(queryKey.join('/'), { on401 });

/** Should a retry ever be switched on, it waits a second, doubling to half a minute (ruling 35). */
const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/**
 * The data layer's defaults (section 9, ruling 35): no refetch, never stale, nothing retried.
 * Without a network a call fails at once, as any other failure does, instead of waiting unseen.
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
