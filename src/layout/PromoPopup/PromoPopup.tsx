import { lazy } from 'react';
import { studio } from '#content/studio.ts';
import { LazySlot } from '#layout/Shell/LazySlot.tsx';
import { warm } from '#lib/Deferred.tsx';
import { usePromo } from './usePromo.ts';

const loadDialog = async () => {
  const { PromoDialog } = await import('./PromoDialog.tsx');
  return { default: PromoDialog };
};
const LazyPromoDialog = lazy(loadDialog);
const prepare = () => warm(loadDialog);

/** The owner's promo, 1.5 seconds after the load (R1 to R3). Outside of it, it costs no code. */
export function PromoPopup() {
  const { phase, dismiss } = usePromo({ lastDay: studio.promo.lastDay, prepare });
  if (phase === 'waiting') return null;
  return (
    <LazySlot>
      <LazyPromoDialog promo={studio.promo} open={phase === 'open'} onDismiss={dismiss} />
    </LazySlot>
  );
}
