import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AtPage } from '#storybook/AtPage.tsx';
import { PhoneBar } from './PhoneBar.tsx';

const meta = {
  title: 'Components/Phone bar',
  tags: ['autodocs'],
  component: PhoneBar,
  globals: { viewport: { value: 'mobile' } },
  parameters: { docs: { frame: '390px' } },
} satisfies Meta<typeof PhoneBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<{ page: string }> = {
  args: { page: '/' },
  argTypes: { page: { control: 'select', options: ['/', '/services'] } },
  render: ({ page }) => (
    <AtPage path={page}>
      <PhoneBar />
    </AtPage>
  ),
};

export const Default: Story = {
  tags: ['vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+14195550142',
    );
    await expect(canvas.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/services');
    await expect(canvas.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const HiddenBehindADialog: Story = {
  render: () => (
    <>
      <div role="dialog" aria-label="Cart" data-state="open">
        The cart
      </div>
      <PhoneBar />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Book')).not.toBeVisible();
  },
};

/** Ruling 46: on the services page, Book jumps to the packages. */
export const OnTheServicesPage: Story = {
  tags: ['state:r46.book.on-services'],
  parameters: { route: '/services' },
};
