import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { createQueryClient } from './queryClient.ts';

let shared: QueryClient | undefined;

/**
 * Provides the query client only to components that call the API, so that other pages don't load
 * its code. All providers share one cache, unless an outer provider has another client.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  if (outer) return children;
  shared ??= createQueryClient();
  return <QueryClientProvider client={shared}>{children}</QueryClientProvider>;
}
