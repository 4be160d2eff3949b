import { studio } from '#content/studio.ts';
import { Deferred, preload } from '#lib/Deferred.tsx';
import { usePromo } from './usePromo.ts';

const loadDialog = async () => (await import('./PromoDialog.tsx')).PromoDialog;
const preloadDialog = () => preload(loadDialog);

/**
 * Shows the owner's promo 1.5 s after the load event (R1 to R3). Its code loads only when needed.
 */
export function PromoPopup() {
  const { phase, dismiss } = usePromo({ lastDay: studio.promo.lastDay, prepare: preloadDialog });
  const props = { promo: studio.promo, open: phase === 'open', onDismiss: dismiss };
  return <Deferred wanted={phase !== 'waiting'} load={loadDialog} props={props} />;
}
