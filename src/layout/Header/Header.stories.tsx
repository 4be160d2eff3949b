import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { SkipLink } from '#layout/SkipLink/SkipLink.tsx';
import { handleClicksWithoutReact } from '#storybook/beforeHydration.ts';
import { AtPage } from '#storybook/AtPage.tsx';
import { Header } from './Header.tsx';

const phone = { viewport: { value: 'mobile' } } as const;

const meta = {
  title: 'Components/Header',
  tags: ['autodocs'],
  component: Header,
  parameters: { docs: { frame: '100%' } },
  render: () => (
    <>
      <SkipLink />
      <Header cart={<CartButton />} />
      <main id="main" tabIndex={-1} />
    </>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const WithControls: StoryObj<{ page: string }> = {
  args: { page: '/' },
  argTypes: { page: { control: 'select', options: prerenderPaths.slice(0, 8) } },
  render: ({ page: path }) => (
    <AtPage path={path}>
      <Header cart={<CartButton />} />
    </AtPage>
  ),
};

export const Default: Story = {
  tags: ['state:2.header.default', 'vr', 'vr-forced-colors'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open until 4 PM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Saturday evening. */
export const StudioClosed: Story = {
  tags: ['vr'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { clock: '2026-01-17T18:30:00-05:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens Tuesday 10 AM')).toBeVisible();
  },
};

export const MobileMenuClosed: Story = {
  tags: ['state:4.menu.closed', 'vr-mobile', 'vr-large-text'],
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const MobileMenuOpen: Story = {
  tags: ['state:4.menu.open', 'vr-mobile', 'vr-forced-colors'],
  globals: phone,
  // The menu overflows the header's box, so capture the viewport.
  parameters: { screenshot: 'viewport' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const toggle = canvas.getByRole('button', { name: 'Close menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};

export const MenuBeforeHydration: Story = {
  tags: ['state:r60.menu.before-hydration', 'vr-mobile'],
  globals: phone,
  parameters: { screenshot: 'viewport' },
  beforeEach: handleClicksWithoutReact,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    const aboutLink = () => canvas.queryByRole('link', { name: 'About' });
    await userEvent.click(toggle);
    await expect(aboutLink()).toBeVisible();
    await userEvent.click(toggle);
    await expect(aboutLink()).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(aboutLink()).toBeVisible();
  },
};

export const MobileMenuCloses: Story = {
  globals: phone,
  play: async ({ canvas, step }) => {
    const toggle = () => canvas.getByRole('button', { name: /menu$/ });
    const openMenu = async () => {
      await userEvent.click(toggle());
      await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible();
    };
    const expectClosed = async () => {
      await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
    };

    await step('Escape closes the menu and restores the focus', async () => {
      await openMenu();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(toggle()).toHaveFocus();
    });
    await step('A followed link closes the menu', async () => {
      await openMenu();
      await userEvent.click(canvas.getByRole('link', { name: 'About' }));
      await expectClosed();
    });
    await step('A click outside closes the menu', async () => {
      await openMenu();
      await userEvent.click(page.getByRole('main'));
      await expectClosed();
    });
  },
};

export const SkipLinkFocused: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
