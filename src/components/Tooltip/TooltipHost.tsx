import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ComponentProps, useEffect, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { theme } from '#theme/theme.ts';
import { tooltipStore } from './tooltips.ts';

const Bubble = styled(RadixTooltip.Content)`
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
`;

const Arrow = styled(RadixTooltip.Arrow)`
  fill: ${theme.color.ink};
`;

/**
 * Renders all tooltips under one provider, so that the skipped delay applies across buttons.
 * Unmounts with the last button, which also closes an open tooltip.
 */
export function TooltipHost() {
  const targets = useStore(tooltipStore, (state) => state.targets);
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {targets.map(({ key, element, label }) => (
        <RadixTooltip.Root key={key}>
          <RadixTooltip.Trigger asChild>
            <ExistingTrigger element={element} />
          </RadixTooltip.Trigger>
          <RadixTooltip.Portal>
            <Bubble sideOffset={6} collisionPadding={8}>
              {label}
              <Arrow />
            </Bubble>
          </RadixTooltip.Portal>
        </RadixTooltip.Root>
      ))}
    </RadixTooltip.Provider>
  );
}

type AdoptedProps = ComponentProps<'button'> & { element: HTMLElement };

/**
 * Attaches the trigger's behavior to an existing button. Wrapping the button instead would remount
 * it when this code loads, and lose a click or focus.
 */
function ExistingTrigger({
  element,
  ref,
  'aria-describedby': describedBy,
  ...trigger
}: AdoptedProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element as HTMLButtonElement);
    return () => void ref(null);
  }, [element, ref]);

  useEffect(() => {
    if (!describedBy) return;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);

  useEffect(() => {
    const listening = new AbortController();
    const listeners = {
      pointermove: trigger.onPointerMove,
      pointerleave: trigger.onPointerLeave,
      pointerdown: trigger.onPointerDown,
      focus: trigger.onFocus,
      blur: trigger.onBlur,
      click: trigger.onClick,
    };
    // Native events suffice: the trigger uses nothing that is specific to React's events.
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener as unknown as EventListener, listening);
    }
    return () => listening.abort();
  });

  useEffect(() => {
    // Replay the hover or focus that loaded this code, which came before these listeners.
    if (element.matches(':hover')) {
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    }
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);

  return null;
}
