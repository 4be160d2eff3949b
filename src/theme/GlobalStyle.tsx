import { createGlobalStyle } from 'styled-components';
import { declarations, media, theme } from './theme.ts';

/** The CSS variable of a token: its name without `var()`. */
const variableName = (token: string) => token.slice('var('.length, -1);

/** The tokens as CSS variables, and the rules that apply to all elements. */
export const GlobalStyle = createGlobalStyle`
  :root { ${declarations.join('')} }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 100%/1.6 ${theme.font.text};
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    /* The sticky bar is at the bottom on phones and tablets, and at the top on desktops. */
    scroll-padding-block: ${theme.space[6]} ${theme.space[24]};
    ${media.desktop} { scroll-padding-block: ${theme.space[24]} ${theme.space[6]}; }
  }
  /* While a dialog is open, the page behind it does not scroll. */
  html:has([role='dialog'][data-state='open']) { overflow: hidden; }

  body {
    min-height: 100dvh;
    font-size: ${theme.size.body};
    overflow-wrap: break-word;
  }

  /* An open Radix dialog disables pointer events on body. Its overlay covers the page anyway, and all
     elements that inherit the property would be restyled. */
  body > * { pointer-events: auto; }

  h1, h2, h3, h4 {
    font-family: ${theme.font.heading};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 { font-size: ${theme.size.h1}; line-height: 1.06; letter-spacing: -0.02em; }
  h2 { font-size: ${theme.size.h2}; }
  h3 { font-size: ${theme.size.h3}; }
  h4 { font-size: ${theme.size.h4}; }
  p, li, dd { text-wrap: pretty; }

  a { color: ${theme.color.apple}; text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
  ${media.hover} {
    a:hover { color: ${theme.color.appleDeep}; text-decoration-thickness: 0.14em; }
  }

  img, picture, svg, video, iframe { display: block; max-width: 100%; }
  img, video { height: auto; }
  iframe { border: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  table { border-collapse: collapse; }
  [hidden]:not([hidden='until-found']) { display: none !important; }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
    border-radius: ${theme.radius.small};
  }
  :focus:not(:focus-visible) { outline: none; }
  ::selection { background: ${theme.color.honeyPale}; color: ${theme.color.ink}; }

  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }

  ${media.moreContrast} {
    /* More specific than the tokens' :root, whatever the order. */
    html:root {
      ${variableName(theme.color.inkSoft)}: ${theme.color.ink};
      ${variableName(theme.color.line)}: ${theme.color.edge};
      ${variableName(theme.color.edge)}: ${theme.color.ink};
    }
  }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
    /* Icons with their own color may be invisible on the visitor's background. */
    .lucide { color: inherit !important; }
  }

  ${media.print} {
    html, body { background: #fff; color: #000; font-size: 11pt; }
    a { color: inherit; }
    h2, h3, dt, h2 + p { break-after: avoid; }
    figure, img, li, table, fieldset { break-inside: avoid; }
    nav, iframe, [href='#main'], [data-print='hide'] { display: none !important; }
  }
`;
