import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { openCart } from '#cart/cartStore.ts';
import { Container } from '#components/Container/Container.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { ServicesPage } from '#pages/services/ServicesPage.tsx';
import { PeekPlanner } from '#planner/PeekPlanner/PeekPlanner.tsx';

const meta = {
  title: 'System/Preferences',
  parameters: { shell: true },
  render: () => (
    <Container>
      <h1>Any page</h1>
    </Container>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function expectNoOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** The browser's text size at 200%. */
export const TextAt200: Story = {
  name: 'Text at 200 %',
  tags: ['vr'],
  parameters: { screenshot: 'viewport' },
  render: () => <HomePage />,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
  },
  play: expectNoOverflow,
};

/** Makes text 40% longer, as translations often are. */
function lengthenText(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const more = Math.round(text.trim().length * 0.4);
    if (more > 0) node.textContent = `${text} ${'äöüß '.repeat(more).slice(0, more).trim()}`;
  }
}

export const PseudoLocale: Story = {
  tags: ['vr', 'vr-mobile'],
  parameters: { route: '/services', screenshot: 'viewport' },
  render: () => <ServicesPage />,
  play: async ({ canvasElement }) => {
    await page.findByRole('article', { name: 'Cherished Memories' });
    lengthenText(canvasElement);
    await expectNoOverflow();
  },
};

/** The site has no right-to-left language, but its layout must not overflow in one. */
export const RightToLeft: Story = {
  tags: ['vr'],
  parameters: { cart: 'one' },
  render: () => (
    <Container>
      <h1>Any page</h1>
      <PeekPlanner />
    </Container>
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    openCart();
  },
  play: async () => {
    const drawer = await page.findByRole('dialog', { name: 'Shopping Cart' });
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth));
    await expect(within(drawer).getByRole('button', { name: 'Checkout' })).toBeVisible();
    await expectNoOverflow();
  },
};

/** With reduced motion, the page jumps to the top, and the drawer does not slide. */
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
    openCart();
    await page.findByRole('dialog', { name: 'Shopping Cart' });
  },
};
