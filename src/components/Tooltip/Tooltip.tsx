import { cloneElement, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

const Wrap = styled.span`
  display: contents;
`;

const Bubble = styled.div`
  position: fixed;
  z-index: ${theme.layer.toast};
  max-width: 18rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  color: ${theme.color.onStrong};
  font-size: ${theme.size.small};
  line-height: 1.3;
  box-shadow: ${theme.shadow.low};
  pointer-events: none;
`;

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** The distance to the button and to the edges of the screen, in px. */
const GAP = 8;

/** When the last tooltip closed. */
let lastClosed = -Infinity;

export type TooltipProps = {
  label: string;
  /** One focusable element: an icon-only button (ruling 33). */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

/**
 * A tooltip for an icon-only button: 700 ms after hover, or at once on keyboard focus or within 300
 * ms after another tooltip (S4). It is a child of body, so that no scroll box clips it.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const timer = useRef<number>(undefined);
  const [button, setButton] = useState<Element | null>(null);

  const open = ({ firstElementChild }: Element, delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setButton(firstElementChild), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setButton(null);
  };

  useLayoutEffect(() => {
    if (!button) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // Escape, and any other key.
    for (const type of ['keydown', 'scroll'])
      addEventListener(type, () => setButton(null), options);
    return () => {
      listening.abort();
      lastClosed = Date.now();
    };
  }, [button]);

  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    const skips = Math.abs(Date.now() - lastClosed) < SKIP_DELAY_MS;
    if (pointerType !== 'touch') open(currentTarget, skips ? 0 : DELAY_MS);
  };

  const place = (bubble: HTMLElement | null) => {
    if (!bubble || !button) return;
    const { left, top, bottom, width } = button.getBoundingClientRect();
    const centered = left + (width - bubble.offsetWidth) / 2;
    const above = top - GAP - bubble.offsetHeight;
    const last = innerWidth - GAP - bubble.offsetWidth;
    bubble.style.left = `${Math.max(GAP, Math.min(centered, last))}px`;
    bubble.style.top = `${above < GAP ? bottom + GAP : above}px`;
  };

  return (
    <Wrap
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      onClick={close}
      onFocus={({ target, currentTarget }) =>
        target.matches(':focus-visible') && open(currentTarget, 0)
      }
      onBlur={close}
    >
      {cloneElement(children, { 'aria-describedby': button ? id : undefined })}
      {button &&
        createPortal(
          <Bubble role="tooltip" id={id} ref={place}>
            {label}
          </Bubble>,
          document.body,
        )}
    </Wrap>
  );
}
