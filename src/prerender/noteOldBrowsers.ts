import { createHash } from 'node:crypto';

/**
 * Adds the note for browsers without modules, in which nothing else would start.
 * @param script the text of `public/old-browser.js`: the integrity attribute pins the file to it.
 */
export function noteOldBrowsers(html: string, script: string): string {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const tag = `<script nomodule src="/old-browser.js" integrity="${integrity}"></script>`;
  return html.replace('</head>', () => `${tag}</head>`);
}
