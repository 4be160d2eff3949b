import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { servicesContent } from '#content/pages/services.ts';
import { studio } from '#content/studio.ts';
import type { Service } from '#contract/services.ts';
import { services } from '#mocks/fixtures/services.ts';
import { theme } from '#theme/theme.ts';
import { PackageCard } from './PackageCard.tsx';

function service(id: string): Service {
  const found = services.find((one) => one.id === id);
  if (!found) throw new Error(`The fixtures have no ${id}`);
  return found;
}

const meta = {
  title: 'Components/Package card',
  tags: ['autodocs'],
  component: PackageCard,
  args: { service: service('gender-peek'), words: servicesContent.ultrasound },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: '25rem', padding: theme.space[8] }}>
        <h1>Services</h1>
        <h2 style={{ marginBlock: theme.space[8] }}>Packages</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas, args }) => {
    const { name, features, id } = args.service;
    await expect(canvas.getByRole('article', { name })).toHaveAttribute('id', id);
    await expect(canvas.getByText('$79')).toBeVisible();
    const scan = canvas.getByRole('button', { name: /18-week ultrasound/, expanded: false });
    await expect(within(scan).getByRole('img')).toBeVisible();
    await expect(canvas.getByText('Illustration, week 18')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(features);
    await expect(canvas.getByRole('link', { name: /^Book Now for Gender Peek/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find My Perfect Package' })).toHaveAttribute(
      'href',
      '#peek-planner',
    );
    await expect(canvas.getByRole('link', { name: 'Add-ons available' })).toHaveAttribute(
      'href',
      '#8k-hyperreal',
    );
  },
};

export const BestValue: Story = {
  tags: ['state:3.label.best-value', 'vr', 'vr-mobile'],
  args: { service: service('cherished-memories') },
};

export const ThursdaySpecial: Story = {
  tags: ['state:3.label.thursday-special', 'vr', 'vr-mobile'],
  args: { service: service('bump-day-special') },
};

export const BooksKnownService: Story = {
  tags: ['state:2.services.book.known-id'],
  play: async ({ canvas, args }) => {
    const book = canvas.getByRole('link', { name: /Book Now/ });
    await expect(book).toHaveAttribute('href', studio.booking.services[args.service.id]);
    await expect(book.getAttribute('href')).toContain('gender-peek');
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(book).toHaveAttribute('rel', 'noopener');
  },
};

export const BooksUnknownService: Story = {
  tags: ['state:2.services.book.unknown-id'],
  args: { service: { ...service('gender-peek'), id: 'toString' } },
  play: async ({ canvas }) => {
    const book = canvas.getByRole('link', { name: /Book Now/ });
    await expect(book).toHaveAttribute('href', studio.booking.url);
    await expect(book).toHaveAttribute('target', '_blank');
  },
};

export const DnaVariant: Story = {
  name: 'DNA Variant',
  tags: ['vr'],
  args: { service: service('gender-dna-ultrasound') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Powered by Peekaboo')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add-ons available' })).toBeNull();
  },
};

export const KeepsakeVariant: Story = {
  tags: ['vr'],
  args: { service: service('heartbeat-animal-session') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Add-ons available' })).toBeNull();
  },
};

export const ManyFeatures: Story = {
  tags: ['vr', 'vr-mobile'],
  args: {
    service: {
      ...service('premiere-view'),
      features: Array.from({ length: 12 }, (_, index) => `Printed picture number ${index + 1}`),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const NoFeatures: Story = {
  tags: ['vr'],
  args: { service: { ...service('quick-peek'), features: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const DecimalPrice: Story = {
  tags: ['vr'],
  args: { service: { ...service('first-glimpse'), price: 129.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$129.50')).toBeVisible();
  },
};

export const HtmlInDescription: Story = {
  name: 'HTML in Description',
  tags: ['vr'],
  args: {
    service: {
      ...service('gender-peek'),
      description: 'Boy <b>or</b> girl? <img src="x" onerror="alert(1)">',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Boy <b>or<\/b> girl\?/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull();
  },
};
