import { Fragment } from 'react';
import { guidance } from './guidance.ts';
import { useIndex, useReviewData } from '#packages/storybook-review/src/data.ts';
import { folderOf } from '#packages/storybook-review/src/review.ts';

/** A component's purpose, its dos and don'ts, and the pages that use it. */
export function ComponentSheet({ folder }: { folder: string }) {
  const entries = Object.values(useIndex()?.entries ?? {});
  const used = useReviewData()?.usedBy[folder];
  const words = guidance[folder.split('/').at(-1) ?? ''];
  const findStoryOfPage = (page: string) =>
    entries.find(({ type, importPath }) => type === 'story' && folderOf(importPath) === page);
  return (
    <ul>
      {words && (
        <>
          <li>
            <strong>For:</strong> {words.use}
          </li>
          <li>
            <strong>Do:</strong> {words.do}
          </li>
          <li>
            <strong>Don’t:</strong> {words.dont}
          </li>
        </>
      )}
      {used && (
        <li>
          <strong>On:</strong> {used.everyPage && 'the app shell'}
          {used.pages.map(({ path, others, folder: page }, at) => {
            const story = findStoryOfPage(page);
            return (
              <Fragment key={path}>
                {(at > 0 || used.everyPage) && ', '}
                {story ? (
                  <a href={`./?path=/story/${story.id}`} target="_top">
                    {path}
                  </a>
                ) : (
                  path
                )}
                {others > 0 && ` and ${others} like it`}
              </Fragment>
            );
          })}
        </li>
      )}
    </ul>
  );
}
