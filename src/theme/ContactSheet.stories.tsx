import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { pictures } from '#lib/pictures.ts';
import type { PictureName } from '#lib/pictures.ts';
import { theme } from './theme.ts';
import { Picture } from '#components/Picture/Picture.tsx';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${theme.space[6]};
  align-items: start;
  padding: ${theme.space[6]};
`;

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  figcaption {
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
  }
`;

const names = Object.keys(pictures) as PictureName[];

const meta = { title: 'Foundations/Contact sheet' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All pictures of the site with their names; `docs/pictures.md` explains how to replace one. */
export const AllPictures: Story = {
  render: () => (
    <Sheet>
      {names.map((name) => (
        <Figure key={name}>
          <Picture name={name} alt={`The picture ${name}`} sizes="16rem" />
          <figcaption>{name}</figcaption>
        </Figure>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(names.length);
  },
};
