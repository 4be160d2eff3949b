import { type AriaNode, generateAriaTree, renderAriaTree } from 'ivya/aria';

export type { AriaNode };

/** Ignores the text inside an SVG image, which browsers join differently; keeps its name. */
const flattenNamedImages = (node: AriaNode): AriaNode => ({
  ...node,
  children:
    node.role === 'img' && node.name
      ? []
      : node.children.map((child) =>
          typeof child === 'string' ? child : flattenNamedImages(child),
        ),
});

/**
 * The accessibility tree as indented lines: role, name, state. Computed by a script in the page, so
 * that it is the same in every browser.
 */
export function ariaSnapshot(ignore: (node: AriaNode) => boolean): string {
  const tree = generateAriaTree(document.body);
  const children = tree.children.filter((child) => typeof child === 'string' || !ignore(child));
  return renderAriaTree(flattenNamedImages({ ...tree, children }));
}
