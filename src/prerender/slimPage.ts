const TOKEN_WITH_FALLBACK = /var\((--op-[\w-]+), (?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const COMPONENT_ID = /^sc-[\da-z]+-\d+$/;

/**
 * Leaves out of a prerendered page what no browser needs: the fallbacks of the design tokens, since
 * every page defines all of them, and the classes of styled components that no rule of the page asks
 * for (docs/decisions/0012).
 */
export function slimPage(html: string): string {
  const asked = new Set([...html.matchAll(/\.(sc-[\da-z]+-\d+)/g)].map(([, id]) => id));
  const isNeeded = (name: string) => !COMPONENT_ID.test(name) || asked.has(name);
  return html
    .replaceAll(TOKEN_WITH_FALLBACK, 'var($1)')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const needed = names.split(' ').filter(isNeeded).join(' ');
      return needed && ` class="${needed}"`;
    });
}
