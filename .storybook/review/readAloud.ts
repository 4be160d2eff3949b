import { generateAriaTree, renderAriaTree } from 'ivya/aria';

/**
 * The page as assistive technology is given it, as indented lines: role, name, state. It is the
 * page's own script that reads it, and so the same in every engine.
 */
export function readAloud(): string {
  const tree = generateAriaTree(document.body);
  // Radix says a new toast once more in a status of its own, which is gone after a second.
  const lasting = tree.children.filter(
    (child) =>
      typeof child === 'string' ||
      child.role !== 'status' ||
      !String(child.children[0]).startsWith('Message '),
  );
  return renderAriaTree({ ...tree, children: lasting });
}
