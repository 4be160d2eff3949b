import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { exampleGallery } from '#content/examples.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  tags: ['autodocs'],
  component: Gallery,
  args: { label: exampleGallery.label, pictures: exampleGallery.pictures },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Example images</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByWeek: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { expanded: false });
    await expect(buttons).toHaveLength(args.pictures.length);
    for (const { alt } of args.pictures) {
      await expect(canvas.getByRole('button', { name: alt })).toBeInTheDocument();
    }
  },
};
