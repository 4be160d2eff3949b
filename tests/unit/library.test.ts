import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const library = 'src/components';
const folders = readdirSync(library);

test('every component of the library has stories', () => {
  const without = folders.filter((name) =>
    readdirSync(join(library, name)).every((file) => !file.endsWith('.stories.tsx')),
  );
  console.log(`${folders.length} components, without a story: ${without.length}`);
  expect(without).toEqual([]);
});
