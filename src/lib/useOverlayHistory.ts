import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { overlayOf, type Overlay } from './overlayHistory.ts';

type OverlayHistory = {
  name: Overlay['name'];
  /** 0 while closed, 1 when opened, and one more with each step. */
  level: number;
  /** The visitor went Back or Forward to that level; 0 closes. */
  onLevel: (level: number) => void;
};

/**
 * Gives an overlay entries in the history: opening it and each step in it adds one, Back goes a step
 * back and then closes, and closing it by other means takes its entries away.
 */
export function useOverlayHistory({ name, level, onLevel }: OverlayHistory): void {
  const location = useLocation();
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const overlay = overlayOf(location);
  const entry = overlay?.name === name ? overlay : undefined;
  const seen = useRef(location.key);
  // Where the history stands. React hears of it later, in a transition that may have to wait.
  const stands = useRef(entry);

  const follow = useEffectEvent(() => {
    if (seen.current === location.key) return;
    seen.current = location.key;
    // An entry of ours that was just added is answered already.
    if (entry && cameBy !== 'POP') return;
    stands.current = entry;
    const reached = entry?.level ?? 0;
    if (reached !== level) onLevel(reached);
  });
  useEffect(() => follow(), [location.key]);

  const record = useEffectEvent(() => {
    const { level: there = 0, depth = 0 } = stands.current ?? {};
    if (level === there) return;
    const { pathname, search, hash } = location;
    const enter = (at: number, replace: boolean) => {
      stands.current = { name, level, depth: at };
      void navigate(
        { pathname, search, hash },
        { state: { overlay: stands.current }, replace, preventScrollReset: true },
      );
    };
    const leave = (entries: number) => {
      stands.current = level === 0 ? undefined : { name, level, depth: depth - entries };
      void navigate(-entries);
    };
    if (level > there && overlay && !entry) enter(overlay.depth, true);
    else if (level > there) enter(depth + 1, false);
    else if (level === 0) leave(depth);
    else if (depth > 1) leave(1);
    else enter(depth, true);
  });
  useEffect(() => record(), [level]);
}

/** After a reload nothing is open any more, so the page goes back to its own entry. */
export function useOwnEntry(): void {
  const navigate = useNavigate();
  const overlay = overlayOf(useLocation());
  const leave = useEffectEvent(() => {
    if (overlay) void navigate(-overlay.depth);
  });
  useEffect(() => leave(), []);
}
