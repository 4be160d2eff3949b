import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '#lib/pictures.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Primitives/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: {
    name: 'studio-sofa',
    alt: 'The sofa under the window',
    sizes: '(min-width: 64rem) 36rem, 100vw',
    priority: false,
  },
  argTypes: { name: { control: 'select', options: Object.keys(pictures) } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyPicture: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
};
