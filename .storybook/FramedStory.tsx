import { useContext, useEffect, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import type { PreparedStory, Renderer } from 'storybook/internal/types';

/** A story in a frame of its own, which follows the page's Controls: for what covers its window. */
export function FramedStory({ story, width }: { story: PreparedStory<Renderer>; width: string }) {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState(story.initialArgs);
  useEffect(() => {
    const update = (changed: { storyId: string; args: typeof args }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    context.channel.on(STORY_ARGS_UPDATED, update);
    return () => context.channel.off(STORY_ARGS_UPDATED, update);
  }, [context, story.id]);
  const changes = buildArgsParam(story.initialArgs, args);
  return (
    <iframe
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?viewMode=story&id=${story.id}${changes && `&args=${changes}`}`}
      style={{ width, maxWidth: '100%', height: '42rem', border: '1px solid #ccc' }}
    />
  );
}
