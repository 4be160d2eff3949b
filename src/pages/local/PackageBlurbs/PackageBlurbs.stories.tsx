import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { localContent } from '#content/pages/local.ts';
import { PackageBlurbs } from './PackageBlurbs.tsx';

const meta = {
  title: 'Components/Package blurbs',
  tags: ['autodocs'],
  component: PackageBlurbs,
  args: { blurbs: localContent.blurbs },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Galion</h1>
        <h2>What you can book</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PackageBlurbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First Glimpse' })).toHaveAttribute(
      'href',
      '/services#first-glimpse',
    );
    await expect(canvas.getByText('27+ weeks, 45 minutes')).toBeVisible();
    await expect(canvas.getByText('8-13 weeks')).toBeVisible();
    await expect(await canvas.findAllByText(/^\$\d/)).toHaveLength(4);
  },
};
