import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { handleClicksWithoutReact } from '#storybook/beforeHydration.ts';
import { Container } from '#components/Container/Container.tsx';
import { Gallery } from '#components/Gallery/Gallery.tsx';
import { exampleGallery } from '#content/examples.ts';
import { Lightbox } from './Lightbox.tsx';
import { LightboxHost } from './LightboxHost.tsx';
import { lightboxStore, openLightbox } from './lightboxStore.ts';

const { label, pictures } = exampleGallery;
const last = pictures.length - 1;
const WEEK_31 = pictures.findIndex(({ caption }) => caption === 'Week 31');

const meta = {
  title: 'Components/Lightbox',
  tags: ['autodocs'],
  component: Lightbox,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>2D, 3D and 4D</h1>
        <Gallery label={label} pictures={pictures} />
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const findDialog = () => page.findByRole('dialog', { name: 'Enlarged picture' });
const openPicture = (first: number) => () => openLightbox({ pictures, first });
const altOf = (index: number) => pictures[index]?.alt ?? '';

export const Open: Story = {
  tags: ['state:r57.lightbox.open', 'vr', 'vr-mobile', 'vr-forced-colors'],
  beforeEach: openPicture(WEEK_31),
  play: async () => {
    const inside = within(await findDialog());
    await expect(inside.getByText('Week 31')).toBeVisible();
    await expect(inside.getByText(`${WEEK_31 + 1} of ${last + 1}`)).toBeVisible();
    await expect(inside.getByRole('img', { name: altOf(WEEK_31) })).toBeVisible();
    for (const name of ['Previous picture', 'Next picture']) {
      await expect(inside.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false');
    }
  },
};

export const Last: Story = {
  tags: ['state:r57.lightbox.last', 'vr', 'vr-mobile'],
  beforeEach: openPicture(last),
  play: async () => {
    const inside = within(await findDialog());
    const next = inside.getByRole('button', { name: 'Next picture' });
    await expect(inside.getByText(altOf(last)).closest('[aria-live=polite]')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByText(`${last + 1} of ${last + 1}`)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inside.getByText(`${last} of ${last + 1}`)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(inside.getByText(`${last + 1} of ${last + 1}`)).toBeVisible();
  },
};

export const OnePicture: Story = {
  tags: ['vr'],
  beforeEach: () => openLightbox({ pictures: pictures.slice(0, 1), first: 0 }),
  play: async () => {
    const inside = within(await findDialog());
    await expect(inside.getAllByRole('button')).toHaveLength(1);
    await expect(inside.queryByText('1 of 1')).toBeNull();
  },
};

export const ClosedByEscape: Story = {
  render: () => <LightboxHost />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: altOf(2) });
    await userEvent.click(opener);
    const inside = within(await findDialog());
    await expect(inside.getByText('Week 12')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** While the lightbox's code loads, and if it fails to load, CSS enlarges the picture. */
export const CodeFailsToLoad: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => <LightboxHost load={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: altOf(0) });
    const image = within(opener).getByRole('img');
    await userEvent.click(opener);
    await expect(image.clientWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(opener);
    await expect(lightboxStore.getState().isOpen).toBe(false);
    await expect(image.clientWidth).toBeLessThan(400);
    await userEvent.click(opener);
  },
};

export const BeforeHydration: Story = {
  tags: ['vr-mobile'],
  beforeEach: handleClicksWithoutReact,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: altOf(0) });
    await userEvent.click(opener);
    const image = within(opener).getByRole('img');
    await expect(image.clientWidth).toBe(document.documentElement.clientWidth);
  },
};
