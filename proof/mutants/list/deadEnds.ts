import type { Mutants } from '../mutant.ts';

/** Mutants that bring back fixed bugs: clicks without effect, Back leaving the site. */
export const deadEnds: Mutants = {
  'Book leads to the page that one is on': {
    file: 'src/layout/useBookLink.ts',
    change: ["'#ultrasound-packages'", 'bookNow.to'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > the bar of a phone',
  },
  'the cart and its steps are no entries of the history': {
    file: 'src/cart/CartDrawer/CartDrawer.tsx',
    change: ['level: isOpen ? levelOf(step) : 0,', 'level: 0,'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > Back steps through the cart and closes it',
  },
  'a reload leaves the entries of what was open': {
    file: 'src/layout/Shell/Shell.tsx',
    change: ['  useOwnEntry({ cart: openCart });\n', ''],
    killedBy: 'tests/e2e/deadEnds.spec.ts > Forward reopens the cart after a reload',
  },
  'Forward after a reload opens no cart': {
    file: 'src/layout/Shell/Shell.tsx',
    change: ['useOwnEntry({ cart: openCart });', 'useOwnEntry({});'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > Forward reopens the cart after a reload',
  },
  'the menu is no entry of the history': {
    file: 'src/layout/Header/useMenu.ts',
    change: ['level: open ? 1 : 0,', 'level: 0,'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > Back closes the menu',
  },
  'the planner’s answer stays below the fold': {
    file: 'src/planner/PeekPlanner/PeekPlanner.tsx',
    change: ['bringIntoView(article, heading, 0.8);', '{}'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > scrolls into view for a chosen stage',
  },
  'the counted weeks are scrolled out of view': {
    file: 'src/planner/PeekPlanner/PeekPlanner.tsx',
    change: ['setCounted({ week', 'isAwaited.current = true;\n    setCounted({ week'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > the computed weeks stay in view',
  },
  'the footer’s trees are a drawing for small screens': {
    file: 'src/layout/Footer/orchardEdge.svg',
    change: ['"2880" height="128" viewBox="0 0 2880', '"1440" height="128" viewBox="0 0 1440'],
    killedBy: 'tests/e2e/shape.spec.ts > the trees drawn in the footer are not clipped',
  },
  'a page is painted while it is read in': {
    file: 'src/root.tsx',
    change: [' blocking="render"', ''],
    killedBy: 'tests/e2e/reflow.spec.ts > a half-received page shows nothing',
  },
  'letters of 32 px do not wrap the header': {
    file: 'src/layout/Header/Header.styles.ts',
    change: ["'@container (max-width: 17rem)'", "'@container (max-width: 1rem)'"],
    killedBy: 'tests/e2e/largeText.spec.ts > /boutique fits a phone',
  },
  'the menu adds its history entry after Back': {
    file: 'src/lib/useOverlayHistory.ts',
    change: ['router?.state.location.key === key', 'router !== undefined'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > going Back right after opening the menu',
  },
  'a message of an earlier attempt stays': {
    file: 'src/cart/checkoutStore.ts',
    change: ["  if (step === 'payment') dismissToasts();\n", ''],
    killedBy: 'tests/e2e/deadEnds.spec.ts > a successful checkout step dismisses the last error',
  },
  'messages about the cart stand at the other side': {
    file: 'src/components/Toast/Toaster.styles.ts',
    change: ['inset: auto auto ${', 'inset: auto 0 ${'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > a successful checkout step dismisses the last error',
  },
  'a sent message takes the focus with it': {
    file: 'src/pages/contact/ContactForm/useRefocus.ts',
    change: ['isLost) button.current?.focus();', 'isLost) button.current?.blur();'],
    killedBy: 'tests/e2e/keyboard.spec.ts > a contact message can be sent by keyboard alone',
  },
  'Continue Shopping only closes the cart': {
    file: 'src/cart/ItemsStep/EmptyCart.tsx',
    change: ["() => void navigate('/boutique#shop', { replace: true })", 'navigate && onContinue'],
    killedBy: 'tests/e2e/accessibility.spec.ts > the empty cart leads to the shop',
  },
  'a tap leaves its hover behind': {
    file: 'src/components/IconButton/IconButton.tsx',
    change: ['${media.hover} {', '@media all {'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > hover styles apply only to devices that hover',
  },
  'the footer stands on paper': {
    file: 'src/layout/Footer/Footer.styles.ts',
    change: ['  ${media.print} {\n    display: none;\n  }\n', ''],
    killedBy: 'tests/e2e/deadEnds.spec.ts > the printed page has no menu, cart button or bars',
  },
};
