import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useStore } from 'zustand';
import { Tooltip } from '#components/Tooltip/Tooltip.tsx';
import { Close, Description, Root, Title, Viewport, Message } from './Toaster.styles.ts';
import { dismissToast, toastStore } from './toasts.ts';

/** The distance in pixels after which a swipe to the right closes a toast (S3). */
const SWIPE_THRESHOLD = 50;

const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Keeps an open dialog's focus trap from taking back focus that F8 moved to a toast. */
function keepFocus(element: HTMLDivElement | null) {
  element?.addEventListener('focusin', (event) => {
    if (isToast(event.target)) event.stopPropagation();
  });
  element?.addEventListener('focusout', (event) => {
    if (isToast(event.relatedTarget)) event.stopPropagation();
  });
}

/**
 * Renders the toasts of `toasts.ts`. Don't prerender it: Radix sets a style attribute, which the
 * content security policy blocks in markup.
 */
export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD} label="Message">
      {toasts.map(({ id, title, description, variant, duration, open }) => (
        <Root
          key={id}
          $destructive={variant === 'destructive'}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          open={open}
          duration={duration}
          onOpenChange={(nowOpen) => {
            if (!nowOpen) dismissToast(id);
          }}
        >
          {variant === 'destructive' ? (
            <CircleAlert aria-hidden="true" />
          ) : (
            <CircleCheck aria-hidden="true" />
          )}
          <Message>
            <Title>{title}</Title>
            <Description>{description}</Description>
          </Message>
          <Tooltip label="Close">
            <Close aria-label="Close">
              <X size={20} aria-hidden="true" />
            </Close>
          </Tooltip>
        </Root>
      ))}
      {/* Open dialogs hide everything but live regions, so toasts stay accessible. */}
      <div ref={keepFocus}>
        <Viewport hotkey={['F8']} label="Messages ({hotkey})" aria-live="off" data-toasts="" />
      </div>
    </RadixToast.Provider>
  );
}
