import { ComponentSheet } from './ComponentSheet.tsx';
import { guidance } from './guidance.ts';
import { StoryLinks } from './StoryLinks.tsx';
import { useIndex } from '#packages/storybook-review/src/data.ts';
import { folderOf } from '#packages/storybook-review/src/review.ts';

const nameOf = (folder: string) => folder.split('/').at(-1) ?? '';

/** All components with a purpose: their purpose, pages and stories. */
export function LibrarySheets() {
  const stories = Object.values(useIndex()?.entries ?? {}).filter(
    ({ type, importPath }) => type === 'story' && nameOf(folderOf(importPath)) in guidance,
  );
  const components = Map.groupBy(stories, ({ importPath }) => folderOf(importPath));
  return [...components].map(([folder, found]) => (
    <section key={folder}>
      <h2>{nameOf(folder)}</h2>
      <ComponentSheet folder={folder} />
      <StoryLinks stories={found} />
    </section>
  ));
}
