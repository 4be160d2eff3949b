/** A line of what is read aloud. */
export type Line = {
  depth: number;
  text: string;
  kind: 'heading' | 'landmark' | 'other';
  /** Whether the tree that is held has no such line. */
  isNew: boolean;
};

const LANDMARKS = /^(?:banner|complementary|contentinfo|form|main|navigation|region|search)\b/;

/** Reads the lines of a tree, and marks those that the held one has not. */
export function outline(tree: string, held?: string): Line[] {
  const before = held === undefined ? undefined : new Set(held.split('\n'));
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const text = line.trim().replace(/^- /, '').replace(/:$/, '');
      return {
        depth: (line.length - line.trimStart().length) / 2,
        text,
        kind: text.startsWith('heading') ? 'heading' : LANDMARKS.test(text) ? 'landmark' : 'other',
        isNew: before !== undefined && !before.has(line),
      };
    });
}
