import { createStore } from 'zustand/vanilla';

export type TooltipTarget = {
  key: number;
  /** The icon-only button. */
  element: HTMLElement;
  label: string;
};

/** The mounted buttons that have been hovered or focused. */
export const tooltipStore = createStore<{ targets: readonly TooltipTarget[] }>(() => ({
  targets: [],
}));

let lastKey = 0;

/** Adds a tooltip to `element`. @returns a function that removes it */
export function addTooltip(target: Omit<TooltipTarget, 'key'>): () => void {
  const key = ++lastKey;
  tooltipStore.setState(({ targets }) => ({ targets: [...targets, { key, ...target }] }));
  return () =>
    tooltipStore.setState(({ targets }) => ({
      targets: targets.filter((other) => other.key !== key),
    }));
}
