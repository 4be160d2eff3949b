import { type AriaNode, generateAriaTree, renderAriaTree } from 'ivya/aria';

/** A picture is read by its name. The words that are drawn in it run together in some engines. */
const byName = (node: AriaNode): AriaNode => ({
  ...node,
  children:
    node.role === 'img' && node.name
      ? []
      : node.children.map((child) => (typeof child === 'string' ? child : byName(child))),
});

/**
 * The page as assistive technology is given it, as indented lines: role, name, state. It is the
 * page's own script that reads it, and so the same in every engine.
 */
export function readAloud({ withTooltips }: { withTooltips: boolean }): string {
  const tree = generateAriaTree(document.body);
  const lasting = tree.children.filter((child) => {
    if (typeof child === 'string') return true;
    // One that the mouse has brought about comes when the story may have ended.
    if (child.role === 'tooltip') return withTooltips;
    // Radix says a new toast once more in a status of its own, which is empty at first and gone
    // after a second.
    const [words = ''] = child.children;
    return child.role !== 'status' || !/^(Message |$)/.test(String(words));
  });
  return renderAriaTree(byName({ ...tree, children: lasting }));
}
