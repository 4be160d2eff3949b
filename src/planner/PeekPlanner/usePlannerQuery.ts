import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#lib/afterPaint.ts';
import { forgetWeek, rememberWeek, useRememberedWeek } from '#lib/rememberedWeek.ts';
import { useHydrated } from '#lib/useHydrated.ts';
import { parsePlannerQuery, queryOrRemembered, type PlannerQuery } from '../stageRules.ts';

/**
 * The chosen stage or week in the URL as `?stage=` or `?week=` (rulings 19 and 56), so that it can
 * be shared and restored. Choosing replaces the history entry and does not scroll; choosing a week
 * remembers it, and a stage or nothing forgets it (ruling 70).
 * @param withRemembered whether the remembered week stands in for a missing one
 */
export function usePlannerQuery(
  withRemembered: boolean,
): [PlannerQuery, (name: keyof PlannerQuery, value?: string) => void, isPicked: boolean] {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The chosen query until the URL has it, so that the radio does not flip back meanwhile.
  const [picked, setPicked] = useState<string>();
  if (picked === location.search) setPicked(undefined);
  const last = useRef('');
  const remembered = useRememberedWeek();
  const asked = picked ?? location.search;
  const query = parsePlannerQuery(withRemembered ? queryOrRemembered(asked, remembered) : asked);
  useEffect(() => {
    if (query.week !== undefined) rememberWeek(query.week);
  }, [query.week]);

  function updateQuery(name: keyof PlannerQuery, value?: string) {
    if (name !== 'week' || !value) forgetWeek();
    const query = new URLSearchParams(location.search);
    query.delete('stage');
    query.delete('week');
    if (value) query.set(name, value);
    const search = query.size > 0 ? `?${query}` : '';
    setPicked(search);
    last.current = search;
    const { pathname } = window.location;
    afterPaint(() => {
      // Skip if a newer choice was made (a held arrow key is fast) or the visitor left the page.
      if (last.current !== search || window.location.pathname !== pathname) return;
      void navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true });
    });
  }

  return [hydrated ? query : {}, updateQuery, picked !== undefined];
}
