import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What of a syntax tree is looked at. */
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item);
  } else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) {
      if (typeof child === 'object') yield* nodesIn(child);
    }
  }
}

/** Whether a template's tag begins with `styled`: `styled.div`, `styled(Link).attrs(...)`. */
function isStyled(tag: unknown): boolean {
  if (!isNode(tag)) return false;
  if (tag.type === 'Identifier') return tag['name'] === 'styled';
  return isStyled(tag.type === 'CallExpression' ? tag['callee'] : tag['object']);
}

const squeeze = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\n\s+/g, '\n');

/**
 * Gives every styled component an id from its file and its place in it. styled-components itself
 * counts them as they are created, and a page's chunks create others than the server does: a
 * hydrated page would not find the styles that it came with and insert them all again. The ids are
 * short, since each stands in every page. Comments and indentation are left out of the CSS.
 */
export function styledIds(): Plugin {
  const numbers = new Map<string, number>();
  const numberOf = (file: string) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number.toString(36);
  };
  return {
    name: 'styled-ids',
    enforce: 'post',
    configResolved({ root }) {
      for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()) {
        if (readFileSync(join(root, file), 'utf8').includes('styled-components')) numberOf(file);
      }
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /styled-components/ },
      handler(code, id) {
        const file = relative(this.environment.config.root, id);
        const edits: { start: number; end: number; text: string }[] = [];
        let count = 0;
        for (const node of nodesIn(this.parse(code))) {
          if (node.type !== 'TaggedTemplateExpression') continue;
          const tag = node['tag'] as Node;
          if (isStyled(tag)) {
            const componentId = `s${numberOf(file)}_${(count++).toString(36)}`;
            const text = `.withConfig({componentId:"${componentId}"})`;
            edits.push({ start: tag.end, end: tag.end, text });
          }
          const { quasis } = node['quasi'] as { quasis: Node[] };
          for (const { start, end } of quasis) {
            edits.push({ start, end, text: squeeze(code.slice(start, end)) });
          }
        }
        return edits
          .sort((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, text: replacement }) =>
              text.slice(0, start) + replacement + text.slice(end),
            code,
          );
      },
    },
  };
}
