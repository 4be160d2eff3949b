import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

let showMocksBadge: (() => Promise<void>) | undefined;
if (import.meta.env.MODE === 'mocks') {
  const { startMocks } = await import('#mocks/browser.ts');
  showMocksBadge = await startMocks();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Each slice of a transition would recalculate all styles (docs/decisions/0006). */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});

void showMocksBadge?.();
