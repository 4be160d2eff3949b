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
  const query = new URLSearchParams(location.search);

  function choose(value: string) {
    query.set('stage', value);
    void navigate(
      { search: `?${query}`, hash: location.hash },
      // Not as a transition: the pressed radio would spring back until the page finds time.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  }
  return [hydrated ? findStage(query.get('stage') ?? '') : undefined, choose];
}
