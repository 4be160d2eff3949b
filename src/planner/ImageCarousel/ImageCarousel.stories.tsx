import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { plannerText } from '#content/stages.ts';
import { PeekPlanner } from '../PeekPlanner/PeekPlanner.tsx';
import { findStage } from '../stageRules.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const optimal = findStage('optimal-3d')?.ultrasoundImages ?? [];

const meta = {
  title: 'Components/Image carousel',
  tags: ['autodocs'],
  component: ImageCarousel,
  args: { label: plannerText.examplesHeading, images: optimal.slice(0, 4) },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <Narrow>
          <Story />
        </Narrow>
      </Container>
    ),
  ],
} satisfies Meta<typeof ImageCarousel>;

function Narrow(props: { children: React.ReactNode }) {
  return <div style={{ maxWidth: '28rem' }} {...props} />;
}

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const findRow = (canvas: Canvas) => canvas.getByRole('group', { name: /arrow keys to browse/ });
const nextButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next example' });
const previousButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Previous example' });
const dotButton = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });

/** Asserts the displayed position: announced counter, dot and visible slide. */
async function expectSlide(canvas: Canvas, position: number, count = 4) {
  await waitFor(async () => {
    const counter = canvas.getByText(`${position} of ${count} examples`);
    await expect(counter.closest('[aria-live=polite]')).toBeVisible();
    const { scrollLeft, clientWidth } = findRow(canvas);
    await expect(Math.abs(scrollLeft - (position - 1) * clientWidth)).toBeLessThan(1);
  });
  const current = canvas.getAllByRole('button', { current: true });
  await expect(current).toHaveLength(1);
  await expect(current[0]).toHaveAccessibleName(new RegExp(`^Example ${position} of ${count}`));
}

export const ManyFirst: Story = {
  tags: ['state:4.carousel.many', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expectSlide(canvas, 1);
    // Screenshots hide all scrollbars, so assert that the row hides its own.
    await expect(findRow(canvas)).toHaveStyle({ scrollbarWidth: 'none' });
    await expect(previousButton(canvas)).toBeEnabled();
    await expect(nextButton(canvas)).toBeEnabled();
    await expect(
      within(canvas.getByRole('group', { name: 'Choose an example' })).getAllByRole('button'),
    ).toHaveLength(4);
  },
};

export const NoImages: Story = {
  tags: ['state:4.carousel.zero', 'vr', 'vr-mobile'],
  args: { images: [] },
};

export const OneImage: Story = {
  tags: ['state:4.carousel.one', 'vr', 'vr-mobile'],
  args: { images: optimal.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    // The picture itself is a button; there are no controls.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const ManyLast: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await userEvent.click(dotButton(canvas, /^Example 4/));
    await expectSlide(canvas, 4);
  },
};

export const WrapsForward: Story = {
  tags: ['state:4.carousel.wrap-next'],
  play: async ({ canvas }) => {
    for (const position of [2, 3, 4, 1]) {
      await userEvent.click(nextButton(canvas));
      await expectSlide(canvas, position);
    }
  },
};

export const WrapsBack: Story = {
  tags: ['state:4.carousel.wrap-prev', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await userEvent.click(previousButton(canvas));
    await expectSlide(canvas, 4);
    await userEvent.click(previousButton(canvas));
    await expectSlide(canvas, 3);
  },
};

export const DotSelected: Story = {
  tags: ['state:4.carousel.dot'],
  play: async ({ canvas }) => {
    await userEvent.click(dotButton(canvas, /^Example 3 of 4: /));
    await expectSlide(canvas, 3);
  },
};

export const Swiped: Story = {
  tags: ['state:4.carousel.swipe'],
  play: async ({ canvas }) => {
    // Simulates a swipe: the browser scrolls the row and snaps.
    const surface = findRow(canvas);
    await fireEvent.pointerDown(surface);
    surface.scrollBy({ left: surface.clientWidth * 0.7 });
    await expectSlide(canvas, 2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    findRow(canvas).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectSlide(canvas, 2);
    await userEvent.keyboard('{End}');
    await expectSlide(canvas, 4);
    await userEvent.keyboard('{ArrowRight}');
    await expectSlide(canvas, 1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectSlide(canvas, 4);
    await userEvent.keyboard('{Home}');
    await expectSlide(canvas, 1);
  },
};

export const RestartsPerStage: Story = {
  tags: ['state:4.carousel.restart'],
  parameters: { route: '/peek-planner?stage=optimal-3d' },
  render: () => <PeekPlanner headingLevel={2} />,
  play: async ({ canvas }) => {
    await userEvent.click(nextButton(canvas));
    await expectSlide(canvas, 2, optimal.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Change week' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Early pregnancy/ }));
    await expectSlide(canvas, 1, 3);
    await userEvent.click(nextButton(canvas));
    await expectSlide(canvas, 2, 3);
    await userEvent.click(canvas.getByRole('radio', { name: /3D.4D window/ }));
    await expectSlide(canvas, 1, optimal.length);
  },
};

export const ImageFails: Story = {
  tags: ['vr'],
  args: { images: optimal.slice(0, 2) },
  play: async ({ canvas }) => {
    const [first] = optimal;
    fireEvent.error(canvas.getByRole('img', { name: first?.alt ?? '' }));
    await expect(await canvas.findByText(first?.alt ?? '')).toBeVisible();
    await expect(canvas.getByText('Week 28')).toBeVisible();
    await expect(canvas.getByText('1 of 2 examples')).toBeVisible();
  },
};

export const FocusVisible: Story = {
  tags: ['vr', 'vr-forced-colors'],
  args: { images: optimal.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(findRow(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /28-week/ })).toHaveFocus();
    await userEvent.tab();
    await expect(previousButton(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(dotButton(canvas, /^Example 1/)).toHaveFocus();
  },
};
