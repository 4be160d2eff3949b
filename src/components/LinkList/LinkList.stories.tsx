import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { townPath, townSlugs } from '#content/paths.ts';
import { LinkList } from './LinkList.tsx';

const links = townSlugs.map((slug) => ({
  to: townPath(slug),
  label: slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
}));

const meta = {
  title: 'Primitives/Link list',
  tags: ['autodocs'],
  component: LinkList,
  args: { links },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  tags: ['vr'],
  args: { links: links.slice(0, 9) },
};

export const Long: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByRole('link', { name: 'Mount Vernon' })).toHaveAttribute(
      'href',
      '/3d-ultrasound-mount-vernon',
    );
  },
};
