import type { Plugin } from 'vite';

/**
 * Lets a built Storybook find its pictures and fonts in whichever folder it stands. The site stands
 * at the root of its host and names them from there: that is rewritten here, not in the site.
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
  // Once it is a module: a file of data holds no expressions.
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
