import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#lib/afterPaint.ts';
import { useHydrated } from '#lib/useHydrated.ts';
import { parsePlannerQuery, type PlannerQuery } from '../stageRules.ts';

/**
 * The stage or the week that is asked for, kept in the address as `?stage=` or `?week=` (rulings 19
 * and 56), so that it can be shared and comes back with the Back button. Choosing replaces the entry
 * and does not scroll.
 */
export function usePlannerQuery(): [
  PlannerQuery,
  (name: keyof PlannerQuery, value: string) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The address follows a moment later; until it does, the radio must not spring back.
  const [picked, setPicked] = useState<string>();
  if (picked === location.search) setPicked(undefined);
  const last = useRef('');

  function choose(name: keyof PlannerQuery, value: string) {
    const query = new URLSearchParams(location.search);
    query.delete('stage');
    query.delete('week');
    query.set(name, value);
    const search = `?${query}`;
    setPicked(search);
    last.current = search;
    const { pathname } = window.location;
    afterPaint(() => {
      // A held arrow key chooses faster than the address follows, and a visitor may have gone on.
      if (last.current !== search || window.location.pathname !== pathname) return;
      void navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true });
    });
  }

  return [hydrated ? parsePlannerQuery(picked ?? location.search) : {}, choose];
}
