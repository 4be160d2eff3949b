import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { pictureRoles, pictures } from '#content/pictures.ts';
import type { PictureName } from '#content/pictures.ts';
import { theme } from '#theme/theme.ts';
import { Picture } from './Picture.tsx';

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
    color: ${theme.colour.inkSoft};
  }
`;

const Rounded = styled(Picture)`
  border-radius: ${theme.radius.medium};
`;

const sizes = '(min-width: 40rem) 20rem, 90vw';
const names = Object.keys(pictures) as PictureName[];

/** One picture of each kind. */
const examples = (Object.keys(pictureRoles) as (keyof typeof pictureRoles)[]).map((role) => ({
  role,
  name: names.find((name) => pictures[name][0] === role) ?? 'home-hero',
}));

const meta = {
  title: 'Foundations/Imagery',
  component: Picture,
  args: { name: 'studio-sofa', alt: 'A sofa under a window with an apple tree', sizes },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RatiosAndFallback: Story = {
  tags: ['vr'],
  render: () => (
    <Sheet>
      {examples.map(({ role, name }) => {
        const { width, height } = pictureRoles[role];
        return (
          <Figure key={role}>
            <Rounded name={name} alt={`The picture ${name}`} sizes={sizes} priority />
            <figcaption>
              {role}: {width} × {height}
            </figcaption>
          </Figure>
        );
      })}
      <Figure>
        <Picture
          name="cart-empty"
          alt="An empty basket with a plush bunny beside it"
          sizes={sizes}
        />
        <figcaption>Missing: the words stand in its place</figcaption>
      </Figure>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByAltText('An empty basket with a plush bunny beside it');
    await fireEvent.error(image);
    await expect(canvas.queryByAltText(/empty basket/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/An empty basket with a plush bunny/)).toBeVisible();
  },
};

export const ContactSheet: Story = {
  render: () => (
    <Sheet>
      {names.map((name) => (
        <Figure key={name}>
          <Rounded name={name} alt={`The picture ${name}`} sizes={sizes} />
          <figcaption>{name}</figcaption>
        </Figure>
      ))}
    </Sheet>
  ),
};
