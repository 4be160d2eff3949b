import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Spinner } from '#components/Spinner/Spinner.tsx';

type QueryStatesProps<Data> = {
  query: UseQueryResult<Data>;
  /** The spinner's label, such as 'Loading services...'. */
  loadingLabel: string;
  children: (data: Data) => ReactNode;
  renderError: (retry: () => void) => ReactNode;
};

/** Renders a query's state: loading (also during a retry), failed, or the data. */
export function QueryStates<Data>({
  query,
  loadingLabel,
  children,
  renderError,
}: QueryStatesProps<Data>) {
  if (query.isSuccess) return children(query.data);
  if (query.isFetching || query.isPending) return <Spinner label={loadingLabel} />;
  return renderError(() => void query.refetch());
}
