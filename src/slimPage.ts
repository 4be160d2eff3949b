const TOKEN_WITH_FALLBACK = /var\((--op-[\w-]+), (?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Leaves out of a prerendered page what no browser needs: the fallbacks of the design tokens, since
 * every page defines all of them, and the namespace of inline drawings.
 */
export function slimPage(html: string): string {
  return html
    .replaceAll(TOKEN_WITH_FALLBACK, 'var($1)')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}
