import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#lib/afterPaint.ts';
import { useHydrated } from '#lib/useHydrated.ts';
import { parsePlannerQuery, type PlannerQuery } from '../stageRules.ts';

/**
 * The chosen stage or week in the URL as `?stage=` or `?week=` (rulings 19 and 56), so that it can
 * be shared and restored. Choosing replaces the history entry and does not scroll.
 */
export function usePlannerQuery(): [
  PlannerQuery,
  (name: keyof PlannerQuery, value: string) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The chosen query until the URL has it, so that the radio does not flip back meanwhile.
  const [picked, setPicked] = useState<string>();
  if (picked === location.search) setPicked(undefined);
  const last = useRef('');

  function updateQuery(name: keyof PlannerQuery, value: string) {
    const query = new URLSearchParams(location.search);
    query.delete('stage');
    query.delete('week');
    query.set(name, value);
    const search = `?${query}`;
    setPicked(search);
    last.current = search;
    const { pathname } = window.location;
    afterPaint(() => {
      // Skip if a newer choice was made (a held arrow key is fast) or the visitor left the page.
      if (last.current !== search || window.location.pathname !== pathname) return;
      void navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true });
    });
  }

  return [hydrated ? parsePlannerQuery(picked ?? location.search) : {}, updateQuery];
}
