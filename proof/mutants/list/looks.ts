import type { Mutants } from '../mutant.ts';

/** Mutants of the design: colors, borders, spacing, screen sizes, print and user preferences. */
export const looks: Mutants = {
  'a button with a rounder corner of 1 px': {
    file: 'src/theme/shape.ts',
    change: ["button: '1.5rem 1.125rem", "button: '1.5625rem 1.125rem"],
    killedBy: 'desktop/primitives-button--primary',
  },
  'the apple red is 3 % lighter': {
    file: 'src/theme/tokens.ts',
    change: ["apple: '#b3242b'", "apple: '#bb262d'"],
    killedBy: 'desktop/foundations-color--palette',
  },
  'small text is half a pixel smaller': {
    file: 'src/theme/tokens.ts',
    change: ["small: '0.9375rem'", "small: '0.90625rem'"],
    killedBy: 'desktop/foundations-typography--scale',
  },
  'no ring shows the focus': {
    file: 'src/theme/GlobalStyle.tsx',
    change: ['outline: 3px solid ${theme.color.focus};', 'outline: 0 solid ${theme.color.focus};'],
    killedBy: 'desktop/primitives-button--focus-visible',
  },
  'the tablet begins 40 px later': {
    file: 'src/theme/theme.ts',
    change: ["tablet: '@media (min-width: 40rem)'", "tablet: '@media (min-width: 42.5rem)'"],
    killedBy: 'width-640/pages-home--default',
  },
  'the desktop begins 40 px later': {
    file: 'src/theme/theme.ts',
    change: ["desktop: '@media (min-width: 64rem)'", "desktop: '@media (min-width: 66.5rem)'"],
    killedBy: 'width-1024/pages-home--default',
  },
  'more contrast changes nothing': {
    file: 'src/theme/GlobalStyle.tsx',
    change: ['      ${variableName(theme.color.edge)}: ${theme.color.ink};\n', ''],
    killedBy: 'contrast/components-contact-form--idle',
  },
  'paper gets links in color': {
    file: 'src/theme/GlobalStyle.tsx',
    change: ['    a { color: inherit; }\n', ''],
    killedBy: 'print/pages-home--default',
  },
  'a button does not answer the mouse': {
    file: 'src/components/Button/Button.styles.ts',
    change: ['      background: var(--over);\n', ''],
    killedBy: 'hover/primitives-button--primary',
  },
  'the arrow of an open question points down': {
    file: 'src/components/Accordion/Accordion.styles.ts',
    change: ['    rotate: 180deg;\n', '    rotate: 0deg;\n'],
    killedBy: 'mobile/components-faq-accordion--one-open',
  },
  'forced colors do not tell a wrong field': {
    file: 'src/components/TextField/TextField.styles.ts',
    change: ['      border-style: dashed;\n', ''],
    killedBy: 'forced-colors/primitives-text-field--invalid',
  },
  'paper gets the menu’s button': {
    file: 'src/layout/Header/Header.styles.ts',
    change: ['@media print, (scripting: none)', '@media (scripting: none)'],
    killedBy: 'tests/e2e/deadEnds.spec.ts > the printed page has no menu, cart button or bars',
  },
  'a tooltip is under the drawer': {
    file: 'src/components/Tooltip/Tooltip.tsx',
    change: ['z-index: ${theme.layer.toast}', 'z-index: ${theme.layer.header}'],
    killedBy: 'desktop/cart-checkout-drawer--tooltip-open',
  },
  'a toast goes at once': {
    file: 'src/components/Toast/Toaster.styles.ts',
    change: [
      "  &[data-state='closed'] {\n    animation: ${leave} ${theme.motion.quick} ${theme.motion.ease} forwards;",
      "  &[data-state='closed'] {\n    animation: none;",
    ],
    killedBy: 'leaving/primitives-toast--default',
  },
  'paper gets no closed answers': {
    file: 'src/components/Accordion/Accordion.styles.ts',
    change: ['@media print, (scripting: none)', '@media (scripting: none)'],
    killedBy: 'print/pages-faq--default',
  },
  'forced colors do not tell the drawer from its page': {
    file: 'src/cart/DrawerSheet/DrawerSheet.styles.ts',
    change: ['    border-inline-start: 2px solid CanvasText;\n', ''],
    killedBy: 'forced-colors/cart-checkout-drawer--one-item',
  },
};
