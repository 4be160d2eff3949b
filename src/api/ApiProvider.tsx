import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { createQueryClient } from './queryClient.ts';

let shared: QueryClient | undefined;

/**
 * Stands around what talks to the server, and not around every page: most pages need none of it
 * and so load none of it. All of them share one cache; an outer provider's goes first.
 */
export function ApiProvider({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  if (outer) return children;
  shared ??= createQueryClient();
  return <QueryClientProvider client={shared}>{children}</QueryClientProvider>;
}
