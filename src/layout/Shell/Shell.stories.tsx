import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
} from 'react-router';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { PROMO_DELAY } from '#layout/PromoPopup/usePromo.ts';
import { tick } from '#storybook/clock.ts';
import { prerenderPaths } from '#content/siteRoutes.ts';
import { heads } from '#storybook/heads.ts';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'System/Shell',
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
/** User events without delays, because one of these stories uses fake timers. */
const user = userEvent.setup({ delay: null });
const findFooter = () => within(page.getByRole('contentinfo'));

/** The announced title, which otherwise differs between test runners. */
const setConstantTitle = () => {
  document.title = 'Any page';
};

export const AlwaysPresent: Story = {
  tags: ['state:2.shell.always-present'],
  parameters: { clock: '2025-09-01T12:00:00-04:00', fakeTimers: true },
  beforeEach: setConstantTitle,
  play: async ({ step }) => {
    await import('#layout/PromoPopup/PromoDialog.tsx');
    await import('#cart/CartDrawer/CartDrawer.tsx');

    await step('The promo popup opens on any page', async () => {
      await tick(PROMO_DELAY);
      await user.click(await page.findByRole('button', { name: 'Maybe Later' }));
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    });
    for (const name of ['About', 'FAQ', 'Privacy Policy']) {
      await step(`Header, footer and cart on ${name}`, async () => {
        await user.click(findFooter().getByRole('link', { name }));
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
        await user.click(page.getByRole('button', { name: /^Cart/ }));
        await page.findByRole('dialog', { name: 'Shopping Cart' });
        await user.keyboard('{Escape}');
        await tick(1000);
        await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      });
    }
  },
};

export const ScrollsToTop: Story = {
  tags: ['state:2.route.scroll-top'],
  beforeEach: () => {
    setConstantTitle();
    const scrollTo = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    return () => scrollTo.mockRestore();
  },
  play: async ({ step }) => {
    await step('Navigation scrolls smoothly to the top and focuses the heading', async () => {
      await user.click(findFooter().getByRole('link', { name: 'FAQ' }));
      await waitFor(() =>
        expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }),
      );
      await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await step('A link to the current page scrolls to its top (ruling 46)', async () => {
      await user.click(findFooter().getByRole('link', { name: 'FAQ' }));
      await waitFor(() => expect(window.scrollTo).toHaveBeenCalledTimes(2));
    });
  },
};

export const AnnouncesTheTitle: Story = {
  play: async () => {
    document.title = 'About the studio';
    await user.click(findFooter().getByRole('link', { name: 'About' }));
    await waitFor(() => expect(page.getByText('About the studio')).toHaveRole('status'));
  },
};

const neverResolve = () => new Promise<never>(() => undefined);

/**
 * A router whose next page never loads. The null contexts allow it inside the story's own router.
 */
function NeverLoadingRouter() {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <Shell>
          <Container>
            <h1>The page before</h1>
          </Container>
        </Shell>
      ),
    },
    { path: '/early-gender-testing-ohio', lazy: neverResolve },
  ]);
  void router.navigate('/early-gender-testing-ohio');
  return (
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>
        <RouterProvider router={router} />
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  );
}

export const LazyLoading: Story = {
  tags: ['state:2.route.lazy-loading', 'vr', 'vr-mobile'],
  parameters: { shell: false },
  render: () => <NeverLoadingRouter />,
  play: async ({ canvas }) => {
    const spinner = () => canvas.getByText('Loading...', { ignore: '[hidden] *' });
    await waitFor(() => expect(spinner()).toBeVisible());
    await expect(spinner()).toHaveRole('status');
  },
};

/** The title and description of every page, and of the not-found page. */
export const TitlesAndMeta: Story = {
  tags: ['state:2.head.title-meta'],
  parameters: { shell: false },
  render: () => (
    <main>
      <h1>Titles and descriptions</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {heads.map(({ seoTitle, metaDescription }) => (
            <tr key={seoTitle}>
              <th scope="row">{seoTitle}</th>
              <td>{metaDescription}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.trim());
    const descriptions = canvas.getAllByRole('cell').map(({ textContent }) => textContent.trim());
    for (const texts of [titles, descriptions]) {
      await expect(texts.filter((text) => text === '')).toEqual([]);
      await expect(new Set(texts).size).toBe(texts.length);
    }
    await expect(titles.length).toBeGreaterThanOrEqual(prerenderPaths.length);
  },
};
