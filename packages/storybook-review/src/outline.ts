/** A line of an ARIA snapshot. */
export type Line = {
  depth: number;
  text: string;
  kind: 'heading' | 'landmark' | 'other';
  /** Whether the baseline lacks this line. */
  isNew: boolean;
};

const LANDMARKS = /^(?:banner|complementary|contentinfo|form|main|navigation|region|search)\b/;

/** Parses the lines of a snapshot and marks those that the baseline lacks. */
export function parseSnapshotLines(snapshot: string, baseline?: string): Line[] {
  const before = baseline === undefined ? undefined : new Set(baseline.split('\n'));
  return snapshot
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
