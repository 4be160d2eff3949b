import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PregnancyStage } from '#content/stages.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { useHydrated } from '#lib/useHydrated.ts';
import { findStage } from '../stageRules.ts';

/**
 * The chosen stage, kept in the address as `?stage=` (ruling 19), so that it can be shared and
 * comes back with the Back button. Choosing replaces the entry and does not scroll.
 */
export function useStage(): [PregnancyStage | undefined, (value: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = new URLSearchParams(location.search).get('stage') ?? '';
  // The address follows a moment later; until it does, the radio must not spring back.
  const [picked, setPicked] = useState<string>();
  if (picked === inAddress) setPicked(undefined);
  const last = useRef('');

  function choose(value: string) {
    const query = new URLSearchParams(location.search);
    query.set('stage', value);
    setPicked(value);
    last.current = value;
    const { pathname } = window.location;
    afterPaint(() => {
      // A held arrow key chooses faster than the address follows, and a visitor may have gone on.
      if (last.current !== value || window.location.pathname !== pathname) return;
      void navigate(
        { search: `?${query}`, hash: location.hash },
        { replace: true, preventScrollReset: true },
      );
    });
  }

  return [hydrated ? findStage(picked ?? inAddress) : undefined, choose];
}
