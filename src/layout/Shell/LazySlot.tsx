import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';

type LazySlotProps = { part?: string; fallback?: ReactNode; children: ReactNode };

/** Lazy code, whose failed load does not break the page, as when offline. */
export function LazySlot({ part = 'lazy code', fallback, children }: LazySlotProps) {
  return (
    <ErrorBoundary part={part} fallback={fallback}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
