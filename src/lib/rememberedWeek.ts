import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './storage.ts';

// The week of pregnancy that the visitor chose, for this tab only; never sent (ruling 70).

/** The last week that the planner knows (ruling 56); in it, no session is offered. */
export const LAST_PLANNER_WEEK = 40;

/** The weeks that the planner knows: 8 to 40. */
export const plannerWeeks = Array.from({ length: LAST_PLANNER_WEEK - 7 }, (_, index) => index + 8);

/** Its key in sessionStorage, which the planner's inline script reads, too. */
export const WEEK_KEY = 'week';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readWeek(): number | undefined {
  const week = Number(readStored(WEEK_KEY, 'sessionStorage'));
  return plannerWeeks.includes(week) ? week : undefined;
}

/** The remembered week, 8 to 40; undefined without one, and until the page is hydrated. */
export const useRememberedWeek = () => useSyncExternalStore(subscribe, readWeek, () => undefined);

/** Remembers a week from 8 to 40. */
export function rememberWeek(week: number): void {
  writeStored(WEEK_KEY, String(week), 'sessionStorage');
  for (const listener of listeners) listener();
}

export function forgetWeek(): void {
  removeStored(WEEK_KEY, 'sessionStorage');
  for (const listener of listeners) listener();
}
