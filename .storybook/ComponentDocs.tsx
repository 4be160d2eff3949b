import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ComponentSheet } from './ComponentSheet.tsx';
import { FramedStory } from './FramedStory.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { folderOf } from '#packages/storybook-review/src/review.ts';

/**
 * The docs page of a component: Storybook's own page plus its guidance and the pages that use it.
 * With `parameters.docs.frame`, a width, its first story has a frame, and the others are links.
 */
export default function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { story } = useOf('story', ['story']);
  const { fileName, docs } = preparedMeta.parameters as {
    fileName?: string;
    docs?: { frame?: string };
  };
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <ComponentSheet folder={folderOf(fileName)} />
      {docs?.frame ? <FramedStory story={story} width={docs.frame} /> : <Primary />}
      <Controls />
      {docs?.frame && <StoryLinks stories={Object.values(csfFile.stories)} />}
      {!docs?.frame && Object.keys(csfFile.stories).length > 1 && <Stories />}
    </>
  );
}
