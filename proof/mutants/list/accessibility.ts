import type { Mutants } from '../mutant.ts';

/** Mutants that break keyboard and screen reader use. */
export const accessibility: Mutants = {
  'a wrong field does not say so': {
    file: 'src/components/TextField/TextField.tsx',
    change: ["    'aria-invalid': error ? true : undefined,\n", ''],
    killedBy: 'components-contact-form--name-too-short',
  },
  'a field is not told what is wrong with it': {
    file: 'src/components/TextField/TextField.tsx',
    change: ["    'aria-describedby': described || undefined,\n", ''],
    killedBy: 'components-contact-form--email-invalid',
  },
  'a field without a label': {
    file: 'src/components/TextField/TextField.tsx',
    change: ['<Label htmlFor={fieldId}>', '<Label>'],
    killedBy: 'primitives-text-field--empty',
  },
  'the summary of mistakes does not take the focus': {
    file: 'src/pages/contact/ContactForm/ErrorSummary.tsx',
    change: ['<Summary ref={focusElement} tabIndex={-1}', '<Summary tabIndex={-1}'],
    killedBy: 'components-contact-form--all-invalid',
  },
  'the drawer does not give the focus back': {
    file: 'src/cart/CartDrawer/CartDrawer.tsx',
    change: ['usable ? target :', 'usable ? document.body :'],
    killedBy: 'cart-checkout-drawer--escape-closes-and-returns-focus',
  },
  'a new page’s title is not said': {
    file: 'src/layout/RouteAnnouncer/RouteAnnouncer.tsx',
    change: ['    if (region.current) region.current.textContent = document.title;\n', ''],
    killedBy: 'system-shell--announces-the-title',
  },
  'a new page’s heading does not get the focus': {
    file: 'src/layout/RouteAnnouncer/RouteAnnouncer.tsx',
    change: ['    focusHeading();\n', ''],
    killedBy: 'system-shell--scrolls-to-top',
  },
  'the menu’s button does not say whether it is open': {
    file: 'src/layout/Header/Header.tsx',
    change: ['              aria-expanded={open}\n', ''],
    killedBy: 'components-header--mobile-menu-open',
  },
  'the carousel’s row cannot be reached by the keyboard': {
    file: 'src/planner/ImageCarousel/ImageCarousel.tsx',
    change: ['<Row {...row} tabIndex={0}', '<Row {...row} tabIndex={-1}'],
    killedBy: 'components-image-carousel--focus-visible',
  },
  'arrow keys do not move the carousel': {
    file: 'src/lib/useSnapRow.ts',
    change: [', onKeyDown }', ', onKeyDown: () => undefined }'],
    killedBy: 'components-image-carousel--keyboard',
  },
  'a close button has no name': {
    file: 'src/cart/CartDrawer/CartDrawer.tsx',
    change: ['<Close aria-label="Close cart">', '<Close>'],
    killedBy: 'cart-checkout-drawer--one-item',
  },
  'soft text is too faint': {
    file: 'src/theme/tokens.ts',
    change: ["inkSoft: '#664b58'", "inkSoft: '#9a8590'"],
    killedBy: 'src/theme/contrast.test.ts > contrast of inkSoft on paper suffices for text',
  },
  'a failed list is not an alert': {
    file: 'src/pages/services/Packages.tsx',
    change: ['                role="alert"\n', ''],
    killedBy: 'pages-services--server-error',
  },
  'a link to elsewhere does not say that it opens a tab': {
    file: 'src/components/ExternalLink/ExternalLink.tsx',
    change: ['      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>\n', ''],
    killedBy: 'primitives-external-link--new-tab',
  },
};
