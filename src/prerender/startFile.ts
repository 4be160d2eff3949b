import { createHash } from 'node:crypto';

/** What stands in a page for the path of its start file, as long as that is in the page itself. */
export const START_FILE = '/assets/start.js';

const START = /(<script type="module" async="">)([\s\S]+?)(?=<\/script>)/;

/**
 * Takes the script that `deferHydration` wrote out of a page, for a file of its own: what only
 * hydration reads does not delay the first paint (docs/decisions/0012).
 * @throws Error when there is none.
 */
export function takeStartFile(page: string): { html: string; path: string; script: string } {
  const script = START.exec(page)?.[2];
  if (!script) throw new Error('takeStartFile: the page has no script that starts it');
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const path = START_FILE.replace('.js', `-${hash}.js`);
  const html = page.replace(START, '$1').replace(`"${START_FILE}"`, () => `"${path}"`);
  return { html, path, script };
}
