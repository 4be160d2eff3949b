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
import { folderOf } from '#packages/storybook-review/src/review.ts';

/**
 * The docs page of a component: Storybook's own page plus its guidance and the pages that use it.
 */
export default function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <ComponentSheet folder={folderOf(fileName)} />
      <Primary />
      <Controls />
      {Object.keys(csfFile.stories).length > 1 && <Stories />}
    </>
  );
}
