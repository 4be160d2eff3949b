import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { services } from '#mocks/fixtures/services.ts';
import { PackageTable } from './PackageTable.tsx';

const meta = {
  title: 'Components/Package table',
  tags: ['autodocs'],
  component: PackageTable,
  args: {
    services: services.filter(({ category }) => category === 'ultrasound'),
    words: servicesContent.comparison,
  },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>{servicesContent.comparison.heading}</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PackageTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixPackages: Story = {
  // Its screenshot is that of the services page.
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: servicesContent.comparison.summary }),
    ).toBeVisible();
    const prices = canvas
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .filter((text) => text.startsWith('$'));
    await expect(prices).toEqual(['$139', '$179', '$89.50', '$79', '$69', '$49']);
    await expect(canvas.getByText('15+ weeks, Thursdays only')).toBeVisible();
    for (const cell of canvas.getAllByRole('cell')) await expect(cell).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: 'Premiere View' })).toHaveAttribute(
      'href',
      '#premiere-view',
    );
  },
};

export const NoFeatures: Story = {
  args: { services: services.slice(0, 1).map((service) => ({ ...service, features: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'Ask us' })).toHaveLength(3);
  },
};
