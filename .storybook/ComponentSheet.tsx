import { Fragment } from 'react';
import { guidance } from './guidance.ts';
import { useReviewData } from './review/data.ts';
import { folderOf } from './review/review.ts';
import { useIndex } from './useIndex.ts';

/** What a component is for, how it is used well, and which pages hold it. */
export function ComponentSheet({ folder }: { folder: string }) {
  const { entries } = useIndex();
  const used = useReviewData()?.usedBy[folder];
  const words = guidance[folder.split('/').at(-1) ?? ''];
  const storyIn = (page: string) =>
    Object.values(entries).find(
      ({ type, importPath }) => type === 'story' && folderOf(importPath) === page,
    );
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
          <strong>On:</strong> {used.everyPage && 'the frame of every page'}
          {used.pages.map(({ path, others, folder: page }, at) => {
            const story = storyIn(page);
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
