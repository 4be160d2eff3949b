import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { tooltipStore } from './tooltips.ts';

/** Renders all tooltips of a page. Their code loads with the first one. */
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
