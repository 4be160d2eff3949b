import type { Plugin } from 'vite';

/**
 * Lets a built Storybook find its pictures and fonts in whichever folder it stands. The site stands
 * at the root of its host and names them from there: that is rewritten here, not in the site.
 */
export function anyFolder(): Plugin {
  return {
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
}
