import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { Picture } from '#components/Picture/Picture.tsx';
import { pictureRoles, pictures, type PictureName } from '#lib/pictures.ts';
import { Specimen, Tiles } from '#storybook/Specimen.tsx';
import { shape } from './shape.ts';
import { theme } from './theme.ts';

const meta = { title: 'Foundations/Imagery' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Frame = styled.figure`
  overflow: hidden;
  border-radius: ${shape.picture};
`;

const Note = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

/** The first picture of each role. */
const examples = Object.entries(pictureRoles).map(([role, { width, height }]) => ({
  role,
  ratio: `${width} x ${height}`,
  name: Object.entries(pictures).find(([, [itsRole]]) => itsRole === role)?.[0] as PictureName,
}));

const MISSING = 'What the picture would have shown';

export const RatiosAndFallback: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Imagery">
      <Tiles role="list">
        {examples.map(({ role, ratio, name }) => (
          <li key={role}>
            <Frame>
              <Picture name={name} alt={`Example of a ${role} picture`} sizes="14rem" priority />
            </Frame>
            <Note>
              {role}: {ratio}
            </Note>
          </li>
        ))}
        <li>
          <Frame data-missing="">
            <Picture name="studio-room" alt={MISSING} sizes="14rem" priority />
          </Frame>
          <Note>no file: its words in its shape</Note>
        </li>
      </Tiles>
    </Specimen>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-missing] img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(canvas.queryByRole('img', { name: MISSING })).toBeNull());
    await expect(canvas.getByText(MISSING)).toBeVisible();
  },
};
