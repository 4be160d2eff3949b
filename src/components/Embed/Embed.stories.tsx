import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { clientWords } from '#content/clients.ts';
import { localContent } from '#content/pages/local.ts';
import { theme } from '#theme/theme.ts';
import { MapFacade as Map } from './MapFacade.tsx';
import { VideoFacade as Video } from './VideoFacade.tsx';

const meta = {
  title: 'Primitives/Embed',
  tags: ['autodocs'],
  component: Video,
  args: {
    title: 'A first look at the studio',
    watchUrl: 'https://videos.example/watch/first-look',
    embedUrl: 'about:blank',
    poster: 'video-home',
    words: clientWords,
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VideoFacade: Story = {
  tags: ['vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Play video/ })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Watch on the video site/ })).toHaveAttribute(
      'href',
      'https://videos.example/watch/first-look',
    );
  },
};

const mapArgs = {
  title: 'The way to the studio',
  directionsUrl: 'https://maps.example/dir?to=studio',
  // Loads after its insertion, as a real map does; about:blank would load synchronously.
  embedUrl: 'data:text/html,<title>Map</title>',
  words: localContent.map,
} as const;

export const MapFacade: Story = {
  tags: ['vr', 'vr-mobile'],
  args: { title: mapArgs.title, embedUrl: mapArgs.embedUrl },
  render: ({ title, embedUrl }) => (
    <Map {...mapArgs} title={title} embedUrl={embedUrl}>
      <svg viewBox="0 0 400 300" role="img" aria-label="A road from the north to the studio">
        <rect width="400" height="300" fill={theme.color.leafPale} />
        <path d="M120 0c60 90 20 150 100 300" fill="none" stroke="#fff" strokeWidth="18" />
        <circle cx="196" cy="230" r="14" fill={theme.color.apple} />
      </svg>
    </Map>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open directions/ })).toHaveAttribute(
      'href',
      mapArgs.directionsUrl,
    );
    await expect(canvas.getByRole('button', { name: 'Show the live map' })).toBeVisible();
  },
};

export const LiveMap: Story = {
  ...MapFacade,
  tags: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the live map' }));
    await expect(canvas.getByTitle(mapArgs.title)).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

const blockLoadEvents = (event: Event) => event.stopImmediatePropagation();

export const MapLoading: Story = {
  ...MapFacade,
  tags: ['state:r59.map.loading', 'vr', 'vr-mobile'],
  beforeEach: () => {
    document.addEventListener('load', blockLoadEvents, { capture: true });
    return () => document.removeEventListener('load', blockLoadEvents, { capture: true });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the live map' }));
    await expect(canvas.getByTitle(mapArgs.title)).toHaveFocus();
  },
};

/** The player shows nothing when the provider is blocked, so a link to the video stays visible. */
export const Blocked: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play video/ }));
    await expect(canvas.getByTitle('A first look at the studio')).toHaveFocus();
    await expect(canvas.getByText('Does the player stay empty?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Watch on the video site/ })).toBeVisible();
  },
};
