import { createStore } from 'zustand/vanilla';

export type TooltipTarget = {
  key: number;
  /** The icon-only button. */
  element: HTMLElement;
  label: string;
};

/** The buttons that were pointed at or focused so far, and still stand. */
export const tooltipStore = createStore<{ targets: readonly TooltipTarget[] }>(() => ({
  targets: [],
}));

let lastKey = 0;

/** Gives `element` a tooltip until the returned function is called. */
export function addTooltip(target: Omit<TooltipTarget, 'key'>): () => void {
  const key = ++lastKey;
  tooltipStore.setState(({ targets }) => ({ targets: [...targets, { key, ...target }] }));
  return () =>
    tooltipStore.setState(({ targets }) => ({
      targets: targets.filter((other) => other.key !== key),
    }));
}
