import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, type Location } from 'react-router';
import { afterPaint } from './afterPaint.ts';
import { overlayOf, overlayStep, type Overlay } from './overlayHistory.ts';

// The location that an overlay is navigating away from. Until it changes, no overlay navigates.
let leaving: Location | undefined;

/** The overlays whose code is on the page: they follow the history by themselves. */
const mounted = new Set<Overlay['name']>();

type OverlayHistory = Pick<Overlay, 'name' | 'level'> & {
  /**
   * The visitor went Back or Forward to this level; 0 closes the overlay.
   * @returns the level that it shows now; the entry of another one is left
   */
  onLevel: (level: number) => number;
};

/**
 * Gives an overlay history entries: opening it and each further step add one, Back undoes one, and
 * closing it otherwise removes them.
 */
export function useOverlayHistory({ name, level, onLevel }: OverlayHistory): void {
  const location = useLocation();
  const navigate = useNavigate();
  // Not `useNavigation`, which would rerender the overlay at every navigation.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const agreed = useRef(0);

  const syncWithHistory = useEffectEvent(() => {
    if (leaving === location) return;
    let shown = level;
    let step = overlayStep(location, { name, level }, agreed.current);
    if (step?.type === 'call') {
      shown = onLevel(step.level);
      step = overlayStep(location, { name, level: shown }, step.level);
    }
    agreed.current = shown;
    if (!step || step.type === 'call') return;
    leaving = location;
    if (step.type === 'back') return void navigate(-step.entries);
    const { type, depth } = step;
    const { pathname, search, hash, key } = location;
    afterPaint(() => {
      // Skip if the overlay failed, or the visitor has navigated or started to, before this paint.
      const isSamePage = router?.state.location.key === key;
      if (!mounted.has(name) || !isSamePage || router.state.navigation.state !== 'idle') return;
      void navigate(
        { pathname, search, hash },
        {
          state: { overlay: { name, level: shown, depth } satisfies Overlay },
          replace: type === 'replace',
          preventScrollReset: true,
        },
      );
    });
  });
  useEffect(() => syncWithHistory(), [location, level]);
  useEffect(() => {
    mounted.add(name);
    return () => void mounted.delete(name);
  }, [name]);
}

/**
 * Goes back from a history entry whose overlay does not exist: after a reload, and after Forward to
 * it. Forward to an overlay in `reopen` opens it instead.
 */
export function useOwnEntry(reopen: Partial<Record<Overlay['name'], () => void>>): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isReload = useRef(true);
  const leaveOwnEntry = useEffectEvent(() => {
    const entry = overlayOf(location);
    if (!entry || leaving === location || mounted.has(entry.name)) return;
    const open = reopen[entry.name];
    if (open && !isReload.current) return open();
    leaving = location;
    void navigate(-entry.depth);
  });
  useLayoutEffect(() => {
    leaveOwnEntry();
    isReload.current = false;
  }, [location]);
}
