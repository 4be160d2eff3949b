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

/** A component's page of documentation: Storybook's own, with what it is for and where it is used. */
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
