import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
import { afterPaint } from './afterPaint.ts';
import { overlayOf, type Overlay } from './overlayHistory.ts';

type OverlayHistory = {
  name: Overlay['name'];
  /** 0 while closed, 1 when opened, and one more with each step. */
  level: number;
  /** The visitor went Back or Forward to that level; 0 closes. */
  onLevel: (level: number) => void;
};

// The entry that an overlay is about to leave: nothing else goes before React has heard of the next.
let leaving = '';

/**
 * Gives an overlay entries in the history: opening it and each step in it adds one, Back goes a step
 * back and then closes, and closing it by other means takes its entries away.
 */
export function useOverlayHistory({ name, level, onLevel }: OverlayHistory): void {
  const location = useLocation();
  const navigate = useNavigate();
  // `useNavigation` would draw the overlay anew at every change of page.
  const context = useContext(UNSAFE_DataRouterContext);
  const overlay = overlayOf(location);
  const reached = overlay?.name === name ? overlay.level : 0;
  const heard = useRef(location.key);
  // The level that the history was last asked for, or that the visitor went to.
  const asked = useRef(0);

  const agree = useEffectEvent(() => {
    if (heard.current !== location.key) {
      heard.current = location.key;
      if (leaving !== location.key) leaving = '';
      if (reached !== asked.current) {
        asked.current = reached;
        return onLevel(reached);
      }
    }
    if (level === asked.current || leaving === location.key) return;
    leaving = location.key;
    asked.current = level;
    const depth = overlay?.depth ?? 0;
    const enter = (at: number, replace: boolean) => {
      const { pathname, search, hash } = location;
      const state = { overlay: { name, level, depth: at } };
      afterPaint(() => {
        // The visitor may have gone elsewhere before, or be on the way.
        const now = context?.router.state;
        if (now?.location.key !== location.key || now.navigation.state !== 'idle') return;
        void navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true });
      });
    };
    if (level > 0 && overlay && overlay.name !== name) enter(depth, true);
    else if (level > reached) enter(depth + 1, false);
    else if (level === 0) void navigate(-depth);
    else if (depth > 1) void navigate(-1);
    else enter(depth, true);
  });
  useEffect(() => agree(), [location.key, level]);

  useEffect(() => () => void (leaving = ''), []);
}

/** After a reload nothing is open any more, so the page goes back to its own entry. */
export function useOwnEntry(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const leave = useEffectEvent(() => {
    const overlay = overlayOf(location);
    if (!overlay) return;
    leaving = location.key;
    void navigate(-overlay.depth);
  });
  useEffect(() => leave(), []);
}
