import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { guidance } from '#storybook/guidance.ts';
import { usedBy } from '#storybook/usedBy.ts';

const library = 'src/components';
const folders = readdirSync(library);

test('every folder in src/components has stories', () => {
  const without = folders.filter((name) =>
    readdirSync(join(library, name)).every((file) => !file.endsWith('.stories.tsx')),
  );
  console.log(`${folders.length} components, without a story: ${without.length}`);
  expect(without).toEqual([]);
});

test('every component with a docs page states its purpose', () => {
  const documented = globSync('src/**/*.stories.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes("'autodocs'"))
    .map((file) => basename(dirname(file)));
  const wanted = new Set([...folders, ...documented]);
  expect(Object.keys(guidance).sort()).toEqual([...wanted].sort());
});

test('usedBy finds the pages of a component by their imports', () => {
  const used = usedBy('.');
  expect(used['src/components/Accordion']).toEqual({
    everyPage: false,
    pages: [{ path: '/faq', others: 0, folder: 'src/pages/faq' }],
  });
  expect(used['src/layout/Footer']).toEqual({ everyPage: true, pages: [] });
  const local = used['src/components/RouteMap']?.pages.filter(({ folder }) => /local/.test(folder));
  expect(local?.map(({ others }) => others)).toContain(29);
  // A type-only import does not count as use: some page must render every component.
  const unused = folders.filter((name) => !used[join(library, name)]);
  expect(unused).toEqual([]);
});
