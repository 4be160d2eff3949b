import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, type within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { firstWeek, lastWeek } from '#content/growth.ts';
import { weekLines } from '#content/weekLines.ts';
import { rememberWeek } from '#lib/rememberedWeek.ts';
import { GrowthSlider } from './GrowthSlider.tsx';

const meta = {
  title: 'Components/Growth slider',
  tags: ['autodocs'],
  component: GrowthSlider,
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Meet the Apple of your Eye</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof GrowthSlider>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'How far along are you?' });
const moveSlider = (canvas: Canvas, week: number) =>
  fireEvent.change(slider(canvas), { target: { value: String(week) } });
const offerLink = (canvas: Canvas) =>
  canvas.getByRole('link', { name: /^See .*(Peek|Memories|Glimpse)/ });

/** Asserts a week's text, its accessible value and its link to the planner. */
async function expectWeek(canvas: Canvas, week: number, valueText: string) {
  await expect(slider(canvas)).toHaveAttribute('aria-valuetext', valueText);
  const line = weekLines[week] ?? '-';
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(line));
  await expect(canvas.getByRole('link', { name: `See what week ${week} shows` })).toHaveAttribute(
    'href',
    `/peek-planner?week=${week}`,
  );
}

export const FirstWeek: Story = {
  tags: ['state:r55.hero.first', 'vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    await expectWeek(canvas, 31, 'Week 31: the 3D/4D window');
    await expect(offerLink(canvas)).toHaveAttribute('href', '/services#cherished-memories');
    await waitFor(() => expect(offerLink(canvas)).toHaveTextContent(/\$\d+/));
  },
};

export const Moved: Story = {
  tags: ['state:r55.hero.moved', 'vr', 'vr-mobile'],
  play: async ({ canvas, canvasElement }) => {
    moveSlider(canvas, 12);
    await expectWeek(canvas, 12, 'Week 12: early pregnancy');
    await expect(await canvas.findByText('Illustration, week 12')).toBeVisible();
    // The last frame of the cross-fade is drawn fully opaque.
    const drawn = canvasElement.querySelector('canvas')?.getContext('2d');
    await waitFor(() => expect(drawn?.globalAlpha).toBe(1));
    await expect(offerLink(canvas)).toHaveAccessibleName(/^See Quick Peek/);
    await expect(offerLink(canvas)).toHaveAttribute('href', '/services#quick-peek');
    await waitFor(() => expect(offerLink(canvas)).toHaveTextContent(/\$\d+/));
  },
};

/** The remembered week has no visit. */
export const AfterLastWeek: Story = {
  beforeEach: () => rememberWeek(40),
  play: async ({ canvas }) => {
    await expectWeek(canvas, 31, 'Week 31: the 3D/4D window');
    await expect(slider(canvas)).toHaveValue('31');
  },
};

export const PriceLoading: Story = {
  tags: ['state:r55.hero.price-loading', 'vr', 'vr-mobile'],
  parameters: { scenario: 'services.loading' },
  play: async ({ canvas }) => {
    await expect(offerLink(canvas)).toHaveAccessibleName('See Cherished Memories');
    await expect(offerLink(canvas)).toHaveAttribute('href', '/services#cherished-memories');
  },
};

export const ImagesMissing: Story = {
  tags: ['state:r55.hero.images-missing', 'vr', 'vr-mobile'],
  beforeEach: () => {
    const { decode: original } = HTMLImageElement.prototype;
    const decode = spyOn(HTMLImageElement.prototype, 'decode');
    decode.mockImplementation(function (this: HTMLImageElement) {
      if (!this.src.includes('growth-weeks')) return original.call(this);
      return Promise.reject(new DOMException('No image', 'EncodingError'));
    });
    return () => decode.mockRestore();
  },
  play: async ({ canvas }) => {
    moveSlider(canvas, 20);
    await expectWeek(canvas, 20, 'Week 20: into the second trimester');
    await waitFor(() =>
      expect(offerLink(canvas)).toHaveAccessibleName(/^See Cherished Memories \$\d+/),
    );
    // Six calls: three sprites, each in two formats.
    await waitFor(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalledTimes(6));
  },
};

export const NoLayoutShift: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { top } = offerLink(canvas).getBoundingClientRect();
    moveSlider(canvas, 20);
    await expectWeek(canvas, 20, 'Week 20: into the second trimester');
    for (let week = firstWeek; week <= lastWeek; week += 1) {
      moveSlider(canvas, week);
      await expect(slider(canvas)).toHaveValue(String(week));
      await expect(Math.abs(offerLink(canvas).getBoundingClientRect().top - top)).toBeLessThan(1);
    }
  },
};
