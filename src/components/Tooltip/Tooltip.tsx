import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addTooltip } from './tooltips.ts';

const Wrap = styled.span`
  display: contents;
`;

export type TooltipProps = {
  label: string;
  /** One element that can be pointed at and focused: an icon-only button (ruling 33). */
  children: ReactNode;
};

/**
 * Shows a few words at an icon-only button: 700 ms after the pointer comes, at once when another
 * tooltip closed less than 300 ms ago or the keyboard came (S4). Its code loads with the first
 * intent, for every page has such buttons and few visitors need their names.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const wrap = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const element = wrap.current?.firstElementChild;
    if (!wanted || !(element instanceof HTMLElement)) return;
    return addTooltip({ element, label });
  }, [wanted, label]);

  const want = () => setWanted(true);
  const wantUnlessTouched = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') want();
  };
  return (
    <Wrap ref={wrap} onPointerEnter={wantUnlessTouched} onFocus={want}>
      {children}
    </Wrap>
  );
}
