import { Fragment } from 'react';
import { ComponentSheet } from './ComponentSheet.tsx';
import { useIndex } from '#packages/storybook-review/src/data.ts';
import { folderOf } from '#packages/storybook-review/src/review.ts';

const LIBRARY = 'src/components/';

/** All components of the library: the purpose, pages and stories of each. */
export function LibrarySheets() {
  const stories = Object.values(useIndex()?.entries ?? {}).filter(
    ({ type, importPath }) => type === 'story' && folderOf(importPath).startsWith(LIBRARY),
  );
  const components = Map.groupBy(stories, ({ importPath }) => folderOf(importPath));
  return [...components].map(([folder, found]) => (
    <section key={folder}>
      <h2>{folder.slice(LIBRARY.length)}</h2>
      <ComponentSheet folder={folder} />
      <p>
        Stories:{' '}
        {found.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  ));
}
