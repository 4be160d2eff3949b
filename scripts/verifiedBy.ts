import { globSync, readFileSync } from 'node:fs';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import list from '#storybook/states.json' with { type: 'json' };

// `node scripts/verifiedBy.ts` prints what verifies each requirement, as Markdown: the tests that
// cite an item of the checklist at the end of their title, and the story of each state.

const checklist = readFileSync('docs/requirements/checklist.md', 'utf8');
const items = [...checklist.matchAll(/^([A-V]\d+)\. /gm)].map(([, item = '']) => item);

/** 'D1-D3, M2' cites D1, D2, D3 and M2. */
function citedItems(citation: string): string[] {
  return citation.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    return items.slice(items.indexOf(first), items.indexOf(last) + 1);
  });
}

const tests = globSync('{src,mocks,tests}/**/*.{test,spec}.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`])(.*) \(([^()]*)\)\1,/g)].map(
    ([, , title = '', citation = '']) => ({
      cited: citedItems(citation),
      line: `${title}, ${file}`,
    }),
  ),
);
console.log('## Checklist\n');
for (const item of items) {
  const lines = tests.filter(({ cited }) => cited.includes(item)).map(({ line }) => line);
  console.log(`- ${item}: ${lines.join('; ') || 'cited by no test title'}`);
}

const { entries } = buildStoryIndex();
console.log('\n## States\n');
for (const { state, text } of list.states) {
  const story = Object.values(entries).find(
    ({ type, tags }) => type === 'story' && tags?.includes(`state:${state}`),
  );
  console.log(`- ${state}, ${text}: ${story?.id ?? 'no story'}`);
}
