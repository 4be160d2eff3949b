import { snapshotTypedValues } from '#lib/typedValues.ts';

const isOpen = ({ ariaExpanded }: Element) => ariaExpanded === 'true';

/**
 * Opens or closes what a control controls, by changing ARIA states only, without React (ruling 60);
 * opening one closes the others, in the header or in the page.
 */
export function toggleControl(control: HTMLElement): void {
  const opens = !isOpen(control);
  const others = (control.closest('header, main') ?? document).querySelectorAll('[aria-expanded]');
  for (const other of [...others].filter(isOpen)) other.ariaExpanded = 'false';
  control.ariaExpanded = String(opens);
  // Shows or hides the cart's loading sheet (CartButton).
  document.documentElement.toggleAttribute('data-opening', opens && !!control.ariaHasPopup);
}

/** Ends the delay of what is below the first screen (`firstScreen` in page.tsx). */
export const showBelowFirstScreen = () => document.getElementById('first-screen')?.remove();

/** Controls that need the page's code; links and text fields work without it. */
const CONTROLS = 'button,[type=radio]';

const findControls = () => [...document.querySelectorAll<HTMLElement>(CONTROLS)];

/** Until hydration, answers clicks or queues them, and keeps what is typed. */
export function handleInput() {
  const queue: HTMLElement[] = [];
  const toggled = new Set<HTMLElement>();
  let controls = CONTROLS;
  let prerendered: HTMLElement[] = [];
  let restoreTypedValues: (() => void) | undefined;
  const openedCart = () => [...toggled].find((control) => control.ariaHasPopup && isOpen(control));

  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    // The target of a jump link needs its final position.
    if (target.closest('a')) showBelowFirstScreen();
    // The cart's loading sheet is a pseudo-element of body: a click beside it closes it.
    const cartBeside = target === document.body ? undefined : openedCart();
    const control = cartBeside ?? target.closest<HTMLElement>(controls);
    // Don't intercept synthetic clicks, such as replayed ones.
    if (!control || !event.isTrusted) return;
    event.stopImmediatePropagation();
    // Let the browser check a radio.
    if (!control.matches('[type=radio]')) event.preventDefault();
    if (!control.ariaExpanded) return void queue.push(control);
    toggled.add(control);
    toggleControl(control);
  };
  addEventListener('click', onClick, true);

  /** Clicks a control, or the one in its place where React could not hydrate the page (ruling 72). */
  const click = (control: HTMLElement) => {
    const current = control.isConnected ? control : findControls()[prerendered.indexOf(control)];
    // Uncheck a radio first: React ignores a click that does not change its value. On a button,
    // this has no effect.
    if (current) (current as HTMLInputElement).checked = false;
    current?.click();
  };

  return {
    /** Remembers the prerendered controls and fields, before React starts. */
    snapshot() {
      prerendered = findControls();
      restoreTypedValues = snapshotTypedValues();
    },

    /**
     * Replays the queued clicks, one per task, so that React renders between them. Then clicks the
     * controls that are open, so that React takes over their state, and stops listening.
     */
    replay() {
      restoreTypedValues?.();
      restoreTypedValues = undefined;
      const control = queue.shift();
      if (control) {
        click(control);
        setTimeout(() => this.replay());
      } else {
        removeEventListener('click', onClick, true);
        delete window.boot;
        [...toggled].filter(isOpen).forEach(click);
      }
    },

    /** Menus and questions keep opening by ARIA state, and other controls act natively. */
    fallBackToNative() {
      controls = '[aria-expanded]:not([aria-haspopup])';
      const cart = openedCart();
      if (cart) {
        toggleControl(cart);
        queue.push(cart);
      }
      for (const control of queue) control.click();
    },
  };
}
