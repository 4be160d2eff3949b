import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { services } from '#mocks/fixtures/services.ts';
import { PackageIndex } from './PackageIndex.tsx';

const meta = {
  title: 'Components/Package index',
  component: PackageIndex,
  args: {
    services: services.filter(({ category }) => category === 'ultrasound'),
    label: servicesContent.comparison.summary,
    words: servicesContent.ultrasound,
  },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>{servicesContent.comparison.heading}</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PackageIndex>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on a wide screen, which has the comparison table, so only the markup is asserted. */
export const SixPackages: Story = {
  tags: ['vr-mobile'],
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#cherished-memories',
      '#premiere-view',
      '#bump-day-special',
      '#gender-peek',
      '#first-glimpse',
      '#quick-peek',
    ]);
    await expect(links[2]).toHaveTextContent(
      /^Bump Day Special 15\+ weeks, Thursdays only \$89\.50$/,
    );
  },
};
