import { snapshotTypedValues } from '#lib/typedValues.ts';

const isOpen = ({ ariaExpanded }: Element) => ariaExpanded === 'true';

/** The cart button is the only control that opens a dialog of its own. */
const isCartButton = ({ ariaHasPopup }: Element) => ariaHasPopup !== null;

/**
 * Opens or closes what a control controls, by changing ARIA states only, without React (ruling 60);
 * opening one closes the others, in the header or in the page.
 */
export function toggleControl(control: HTMLElement): void {
  const opens = !isOpen(control);
  const group = control.closest('header, main') ?? document;
  for (const open of group.querySelectorAll('[aria-expanded=true]')) open.ariaExpanded = 'false';
  control.ariaExpanded = String(opens);
  // Shows or hides the cart's loading sheet (CartButton).
  document.documentElement.toggleAttribute('data-opening', opens && isCartButton(control));
}

/** Links and text fields work without the page's code. */
const NEEDS_CODE = 'button,[type=radio]';

const findControls = () => [...document.querySelectorAll<HTMLElement>(NEEDS_CODE)];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Until hydration, answers clicks or queues them, and keeps what is typed. */
export function handleClicks() {
  const queue: HTMLElement[] = [];
  const toggled = new Set<HTMLElement>();
  let handled = NEEDS_CODE;
  let prerenderedControls: HTMLElement[] = [];
  let restoreTypedValues = () => {};
  const findOpenCart = () =>
    [...toggled].find((control) => isCartButton(control) && isOpen(control));

  const onClick = (event: Event) => {
    // Don't intercept synthetic clicks, such as replayed ones.
    if (!event.isTrusted) return;
    const target = event.target as HTMLElement;
    // The cart's loading sheet is a pseudo-element of body: a click beside it closes it.
    const cartToClose = target === document.body ? undefined : findOpenCart();
    const control = cartToClose ?? target.closest<HTMLElement>(handled);
    if (!control) return;
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
    const current = control.isConnected
      ? control
      : findControls()[prerenderedControls.indexOf(control)];
    // Uncheck a radio first: React ignores a click that does not change its value. On a button,
    // this has no effect.
    if (current) (current as HTMLInputElement).checked = false;
    current?.click();
  };

  return {
    /** Remembers the prerendered controls and fields, before React starts. */
    snapshot() {
      prerenderedControls = findControls();
      restoreTypedValues = snapshotTypedValues();
    },

    /**
     * Replays the queued clicks, one per task, so that React renders between them. Then clicks the
     * controls that are open, so that React takes over their state, and stops listening.
     */
    async replay() {
      restoreTypedValues();
      for (const control of queue) {
        click(control);
        await nextTask();
      }
      removeEventListener('click', onClick, true);
      [...toggled].filter(isOpen).forEach(click);
    },

    /** Menus, questions and pictures keep opening by ARIA state; other controls act natively. */
    fallBackToNative() {
      // Shows the notes for pages without JavaScript (WithoutScript.ts).
      document.documentElement.dataset.scriptsFailed = '';
      handled = '[aria-expanded]:not([aria-haspopup])';
      const cart = findOpenCart();
      if (cart) {
        toggleControl(cart);
        queue.push(cart);
      }
      for (const control of queue) control.click();
    },
  };
}
