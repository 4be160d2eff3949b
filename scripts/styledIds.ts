import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const component = /\bstyled(?:\.\w+|\([\w.]+\))(?=(?:\.(?:attrs|withConfig)\([^`]*?\))?`)/g;

/**
 * Gives every styled component of `source` an id of its own, made from its file and its place in
 * it: `styled.a` becomes `styled.a.withConfig({ componentId: ... })`.
 */
export function withStyledIds(source: string, file: string): string {
  let place = 0;
  return source.replaceAll(component, (head) => {
    const hash = createHash('sha256').update(`${file} ${++place}`).digest('hex');
    return `${head}.withConfig({ componentId: "sc-${hash.slice(0, 6)}" })`;
  });
}

/**
 * Without ids of their own styled components are numbered as their modules run. A prerender runs
 * the modules of all pages, a browser those of one, so markup and script would disagree about
 * every class: hydration would keep one set and insert another.
 */
export function stableStyledIds(): Plugin {
  return {
    name: 'stable-styled-ids',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'styled' },
      handler(code, id) {
        const file = relative(import.meta.dirname, id);
        return { code: withStyledIds(code, file), map: null };
      },
    },
  };
}
