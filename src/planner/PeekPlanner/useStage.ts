import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findStage, type PregnancyStage } from '#content/stages.ts';
import { useHydrated } from '#lib/useHydrated.ts';

/**
 * The chosen stage, kept in the address as `?stage=` (ruling 19), so that it can be shared and
 * comes back with the Back button. Choosing replaces the entry and does not scroll.
 */
export function useStage(): [PregnancyStage | undefined, (value: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The address follows a moment later; until it does, the radio must not spring back.
  const [picked, setPicked] = useState<{ at: string; value: string }>();

  function choose(value: string) {
    const query = new URLSearchParams(location.search);
    query.set('stage', value);
    setPicked({ at: location.key, value });
    void navigate(
      { search: `?${query}`, hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  }

  if (picked?.at === location.key) return [findStage(picked.value), choose];
  const inAddress = new URLSearchParams(location.search).get('stage') ?? '';
  return [hydrated ? findStage(inAddress) : undefined, choose];
}
