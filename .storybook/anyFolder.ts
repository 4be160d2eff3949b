import type { Plugin } from 'vite';

/**
 * Lets a built Storybook be served from any folder: rewrites the site's root-relative URLs of
 * images and fonts, so that the site's code stays unchanged.
 */
export function anyFolder(): Plugin[] {
  const code: Plugin = {
    name: 'any-folder',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /[`']\/(?:images|fonts)\// },
      handler: (code) =>
        code
          .replaceAll("url('/fonts/", "url('./fonts/")
          .replaceAll('`/images/', "`${new URL('.', document.baseURI).pathname}images/"),
    },
  };
  // Runs after Vite has turned JSON into JavaScript: the new URL is a JavaScript expression.
  const data: Plugin = {
    name: 'any-folder-data',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.json$/, code: /"\/images\// },
      handler: (text) =>
        text.replaceAll(/"\/(images\/[^"]*)"/g, 'new URL("$1", document.baseURI).pathname'),
    },
  };
  return [code, data];
}
