import type { Plugin } from 'vite';

/**
 * Allows a build to be served from a subfolder (`base`): the source references public files, such
 * as `/images/...`, from the root.
 */
export function prefixBase(): Plugin {
  let base = '/';
  return {
    name: 'under-base',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base;
    },
    transform: {
      filter: { code: /["'`(]\/(?:images|fonts|[\w-]+\.(?:svg|png|js|webmanifest))/ },
      handler: (code) =>
        base === '/'
          ? undefined
          : code.replaceAll(
              /(["'`(])\/(?=(?:images|fonts)\/|[\w-]+\.(?:svg|png|js|webmanifest)["'`)])/g,
              `$1${base}`,
            ),
    },
  };
}
