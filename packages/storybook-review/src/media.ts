// Emulates reduced motion, forced colors and print, as far as a script on the page can.

export type Medium = 'reduced-motion' | 'forced-colors' | 'print';

type Rule = {
  /** The media query that is made to match. */
  query: RegExp;
  /** The media type whose rules are disabled. */
  instead?: RegExp;
  /** CSS that imitates what the browser itself would do. */
  style: string;
};

const rules: Record<Medium, Rule> = {
  'reduced-motion': {
    query: /\(prefers-reduced-motion:\s*reduce\)/g,
    style:
      '*, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; transition-duration: 0.01ms !important; }',
  },
  'forced-colors': {
    query: /\(forced-colors:\s*active\)/g,
    style: `*, *::before, *::after { border-color: CanvasText !important; box-shadow: none !important; color: CanvasText !important; outline-color: Highlight !important; text-shadow: none !important; }
      a, a * { color: LinkText !important; }
      button, button *, input, select, textarea { border-color: ButtonBorder !important; color: ButtonText !important; }
      :disabled, :disabled * { border-color: GrayText !important; color: GrayText !important; }`,
  },
  print: { query: /\bprint\b/g, instead: /\bscreen\b/g, style: ':root { background: white; }' },
};

/** Applies `change` to all rules of a list, including nested ones. */
function eachRule(list: CSSRuleList, change: (rule: CSSRule) => void) {
  for (const rule of list) {
    change(rule);
    if (rule instanceof CSSGroupingRule) eachRule(rule.cssRules, change);
  }
}

/** As the browser does, replaces colors and gradients, but no transparent background. */
function forceBackground(style: CSSStyleDeclaration) {
  const value = style.background || style.backgroundColor || style.backgroundImage;
  if (/^(|none|transparent|inherit)$|url\(/.test(value)) return;
  style.background = value.includes('gradient') ? 'none' : 'Canvas';
}

/** Gives the site's own forced-colors rules priority over the emulated ones. */
function makeImportant(rule: CSSRule) {
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of rule.style) {
    rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
  }
}

/** Shows the page with a preference or in print. @returns a function that stops the emulation. */
export function emulateMedium(medium: Medium): () => void {
  const { query, instead, style } = rules[medium];
  const before = new Map<CSSMediaRule, string>();
  const styles = new Map<CSSStyleDeclaration, string>();
  const applyRule = (rule: CSSRule) => {
    if (rule instanceof CSSStyleRule && medium === 'forced-colors' && !styles.has(rule.style)) {
      styles.set(rule.style, rule.style.cssText);
      if (!rule.style.cssText.includes('!important')) forceBackground(rule.style);
    }
    if (!(rule instanceof CSSMediaRule)) return;
    const { mediaText } = rule.media;
    const answered = mediaText.replace(query, 'all').replace(instead ?? /$^/, 'not all');
    if (answered === mediaText) return;
    if (!before.has(rule)) before.set(rule, mediaText);
    rule.media.mediaText = answered;
    if (medium === 'forced-colors') eachRule(rule.cssRules, makeImportant);
  };
  const applyMedium = () => {
    for (const sheet of document.styleSheets) eachRule(sheet.cssRules, applyRule);
  };

  const ask = window.matchMedia;
  window.matchMedia = (wanted) => ask.call(window, wanted.replace(query, 'all'));
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  applyMedium();
  // Components add their CSS rules when they first render.
  const changes = new MutationObserver(applyMedium);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    changes.disconnect();
    sheet.remove();
    window.matchMedia = ask;
    for (const [rule, mediaText] of before) rule.media.mediaText = mediaText;
    for (const [declarations, cssText] of styles) declarations.cssText = cssText;
  };
}
