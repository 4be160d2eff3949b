import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addTooltip } from './tooltips.ts';

const Wrap = styled.span`
  display: contents;
`;

export type TooltipProps = {
  label: string;
  /** One focusable element: an icon-only button (ruling 33). */
  children: ReactNode;
};

/**
 * A tooltip for an icon-only button: 700 ms after hover, or at once on keyboard focus or within 300
 * ms after another tooltip (S4). Its code loads on the first hover or focus.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const wrap = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const element = wrap.current?.firstElementChild;
    if (!wanted || !(element instanceof HTMLElement)) return;
    return addTooltip({ element, label });
  }, [wanted, label]);

  const requestTooltip = () => setWanted(true);
  const requestUnlessTouch = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') requestTooltip();
  };
  return (
    <Wrap ref={wrap} onPointerEnter={requestUnlessTouch} onFocus={requestTooltip}>
      {children}
    </Wrap>
  );
}
