import { lazy, Suspense } from 'react';
import { studio } from '#content/studio.ts';
import { preload } from '#lib/Deferred.tsx';
import { usePromo } from './usePromo.ts';

const loadDialog = async () => {
  const { PromoDialog } = await import('./PromoDialog.tsx');
  return { default: PromoDialog };
};
const LazyPromoDialog = lazy(loadDialog);
const preloadDialog = () => preload(loadDialog);

/**
 * Shows the owner's promo 1.5 s after the load event (R1 to R3). Its code loads only when needed.
 */
export function PromoPopup() {
  const { phase, dismiss } = usePromo({ lastDay: studio.promo.lastDay, prepare: preloadDialog });
  if (phase === 'waiting') return null;
  return (
    <Suspense>
      <LazyPromoDialog promo={studio.promo} open={phase === 'open'} onDismiss={dismiss} />
    </Suspense>
  );
}
