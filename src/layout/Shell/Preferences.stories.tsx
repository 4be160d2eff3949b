import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { cartStore } from '#cart/cartStore.ts';
import { Container } from '#components/Container/Container.tsx';

const meta = {
  title: 'System/Preferences',
  parameters: { layout: 'page' },
  render: () => (
    <Container>
      <h1>Any page</h1>
    </Container>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Less motion: the page jumps to its top, and the drawer does not slide. */
export const ReducedMotion: Story = {
  tags: ['vr', 'vr-reduced-motion'],
  parameters: { cart: 'one' },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const scrollTo = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const matchMedia = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? { ...real(query), matches: true } : real(query),
    );
    return () => {
      scrollTo.mockRestore();
      matchMedia.mockRestore();
    };
  },
  play: async () => {
    const footer = within(page.getByRole('contentinfo'));
    await userEvent.click(footer.getByRole('link', { name: 'About' }));
    await waitFor(() =>
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }),
    );
    cartStore.getState().open();
    await page.findByRole('dialog', { name: 'Shopping Cart' });
  },
};
