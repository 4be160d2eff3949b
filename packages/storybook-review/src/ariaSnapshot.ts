import { type AriaNode, generateAriaTree, renderAriaTree } from 'ivya/aria';

export type { AriaNode };

/** An image counts by its name: engines join the words that are drawn in it differently. */
const byName = (node: AriaNode): AriaNode => ({
  ...node,
  children:
    node.role === 'img' && node.name
      ? []
      : node.children.map((child) => (typeof child === 'string' ? child : byName(child))),
});

/**
 * The accessibility tree as indented lines: role, name, state. A script of the page computes it, so
 * every engine gives the same.
 */
export function ariaSnapshot(ignore: (node: AriaNode) => boolean): string {
  const tree = generateAriaTree(document.body);
  const children = tree.children.filter((child) => typeof child === 'string' || !ignore(child));
  return renderAriaTree(byName({ ...tree, children }));
}
