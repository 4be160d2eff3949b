import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { expect, within } from 'storybook/test';
import { siteRoutes, type SitePath } from '#content/siteRoutes.ts';

type VisitProps = {
  /** The page's path, one of those that the story's control offers. */
  path: SitePath;
};

/** The site's page at a path, through the site's own routes. */
function Visit({ path }: VisitProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return pathname === path ? <Outlet /> : null;
}

const meta = {
  title: 'Pages/Every page',
  component: Visit,
  parameters: { shell: true, site: true },
} satisfies Meta<typeof Visit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One story for all pages of these route files; a control selects the page. */
function storyOfPages(...files: string[]): Story {
  const paths = siteRoutes.filter(({ file }) => files.includes(file)).map(({ path }) => path);
  return {
    args: { path: paths[0] ?? '/' },
    argTypes: { path: { control: 'select', options: paths } },
    play: async ({ canvas, args }) => {
      const heading = await canvas.findByRole('heading', { level: 1 });
      await expect(heading).not.toHaveTextContent('404');
      await expect(paths).toContain(args.path);
      await expect(within(canvas.getByRole('main')).getAllByRole('link')).not.toHaveLength(0);
    },
  };
}

const local = ['topic', 'county', 'town', 'babyShower', 'maternity'];

export const StandingAlone = storyOfPages(
  ...siteRoutes.map(({ file }) => file).filter((file) => !local.includes(file)),
);
export const Topics = storyOfPages('topic');
export const Counties = storyOfPages('county');
export const Towns = storyOfPages('town');
export const BabyShowerGifts = storyOfPages('babyShower');
export const MaternityGifts = storyOfPages('maternity');
