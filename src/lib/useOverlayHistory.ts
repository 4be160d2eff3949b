import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, type Location } from 'react-router';
import { afterPaint } from './afterPaint.ts';
import { overlayOf, overlayStep, type Overlay } from './overlayHistory.ts';

// The location that an overlay is navigating away from. Until it changes, no overlay navigates.
let leaving: Location | undefined;

type OverlayHistory = Pick<Overlay, 'name' | 'level'> & {
  /** The visitor went Back or Forward to this level; 0 closes the overlay. */
  onLevel: (level: number) => void;
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
    const step = overlayStep(location, { name, level }, agreed.current);
    if (!step) return;
    agreed.current = step.type === 'call' ? step.level : level;
    if (step.type === 'call') return onLevel(step.level);
    leaving = location;
    if (step.type === 'back') return void navigate(-step.entries);
    const { pathname, search, hash, key } = location;
    afterPaint(() => {
      // Skip if the visitor has navigated, or started to, before this paint.
      if (router?.state.location.key !== key || router.state.navigation.state !== 'idle') return;
      void navigate(
        { pathname, search, hash },
        {
          state: { overlay: { name, level, depth: step.depth } satisfies Overlay },
          replace: step.type === 'replace',
          preventScrollReset: true,
        },
      );
    });
  });
  useEffect(() => syncWithHistory(), [location, level]);
}

/** Goes back from an overlay's history entry after a reload, when no overlay is open. */
export function useOwnEntry(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const leaveOwnEntry = useEffectEvent(() => {
    const entry = overlayOf(location);
    if (!entry || leaving === location) return;
    leaving = location;
    void navigate(-entry.depth);
  });
  useLayoutEffect(() => leaveOwnEntry(), []);
}
