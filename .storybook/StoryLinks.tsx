import { Fragment } from 'react';

/** A line of links to stories. */
export function StoryLinks({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <p>
      Stories:{' '}
      {stories.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
