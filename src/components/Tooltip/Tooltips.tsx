import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { tooltipStore } from './tooltips.ts';

/** The place of all tooltips, once on a page. Their code comes with the first intent. */
export function Tooltips() {
  const wanted = useStore(tooltipStore, ({ targets }) => targets.length > 0);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (!wanted || Host) return;
    import('./TooltipHost.tsx').then(
      ({ TooltipHost }) => setHost(() => TooltipHost),
      () => undefined, // Offline: the buttons keep their accessible names.
    );
  }, [wanted, Host]);

  return wanted && Host ? <Host /> : null;
}
