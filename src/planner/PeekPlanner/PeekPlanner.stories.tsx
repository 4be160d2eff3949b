import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { fullTerm, plannerText } from '#content/stages.ts';
import { rememberWeek } from '#lib/rememberedWeek.ts';
import { findStage } from '../stageRules.ts';
import { PeekPlanner } from './PeekPlanner.tsx';

const meta = {
  title: 'Components/Peek planner',
  tags: ['autodocs'],
  component: PeekPlanner,
  args: { headingLevel: 2 },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PeekPlanner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const stageAt = (value: string) => ({ route: `/peek-planner?stage=${value}` });
/** The stage picker, without the due-date helper's radios. */
const picker = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: plannerText.pickerLegend }));
const queryBadge = (canvas: Canvas) => canvas.queryByText('OPTIMAL TIMING WINDOW');

/** Asserts that only this stage's result is shown, with its links. */
async function expectRecommendation(
  canvas: Canvas,
  value: string | typeof fullTerm,
  links: string[],
  title?: string,
) {
  const stage = typeof value === 'string' ? findStage(value) : value;
  if (!stage) throw new Error('There is no such stage');
  const result = canvas.getByRole('article');
  await expect(result).toHaveAccessibleName(title ?? stage.recommendation.title);
  await expect(within(result).getByText(stage.recommendation.description)).toBeVisible();
  await expect(
    within(result)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(links);
}

const openPicker = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Change week' }));

export const NoStage: Story = {
  tags: ['state:4.planner.none', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(picker(canvas).getAllByRole('radio')).toHaveLength(6);
    await expect(picker(canvas).queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const EarlyPregnancy: Story = {
  tags: ['state:4.planner.early-pregnancy', 'vr', 'vr-mobile'],
  parameters: stageAt('early-pregnancy'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'early-pregnancy', [
      'Gender DNA Testing',
      'See Quick Peek',
      'See First Glimpse',
      'Visit the Boutique',
    ]);
    await expect(queryBadge(canvas)).toBeNull();
  },
};

export const MidSecond: Story = {
  tags: ['state:4.planner.mid-second', 'vr', 'vr-mobile'],
  parameters: stageAt('mid-second'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'mid-second', [
      'Gender DNA Testing',
      'See Gender Peek',
      'See Premiere View',
      'See Cherished Memories',
      'Visit the Boutique',
    ]);
  },
};

export const LateSecond: Story = {
  tags: ['state:4.planner.late-second', 'vr', 'vr-mobile'],
  parameters: stageAt('late-second'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'late-second', [
      'See Cherished Memories',
      'See Premiere View',
      '8K Hyperreal add-on',
    ]);
  },
};

export const OptimalStage: Story = {
  tags: ['state:4.planner.optimal-3d', 'vr', 'vr-mobile', 'vr-forced-colors'],
  parameters: stageAt('optimal-3d'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'optimal-3d', [
      'See Cherished Memories',
      '8K Hyperreal add-on',
    ]);
    await expect(queryBadge(canvas)).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('article')).borderTopWidth).toBe('3px');
  },
};

export const LateThird: Story = {
  tags: ['state:4.planner.late-third', 'vr', 'vr-mobile'],
  parameters: stageAt('late-third'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'late-third', ['See Cherished Memories']);
    await expect(queryBadge(canvas)).toBeNull();
    await expect(getComputedStyle(canvas.getByRole('article')).borderTopWidth).toBe('1px');
  },
};

export const AnteriorPlacenta: Story = {
  tags: ['state:4.planner.anterior-placenta', 'vr', 'vr-mobile'],
  parameters: stageAt('anterior-placenta'),
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, 'anterior-placenta', ['Ask Us First', 'View All Packages']);
  },
};

export const WeekFromTheUrl: Story = {
  name: 'Week from the URL',
  tags: ['state:r56.planner.week', 'vr', 'vr-mobile'],
  parameters: { route: '/peek-planner?week=27' },
  play: async ({ canvas }) => {
    await expectRecommendation(
      canvas,
      'late-second',
      ['See Cherished Memories', 'See Premiere View', '8K Hyperreal add-on'],
      'At 27 weeks: a first face, or a little patience',
    );
  },
};

export const LinkedWeek: Story = {
  tags: ['state:r69.planner.linked-week', 'vr', 'vr-mobile'],
  parameters: { route: '/peek-planner?week=33' },
  play: async ({ canvas }) => {
    const result = canvas.getByRole('article', { name: 'At 33 weeks: now is the moment' });
    await expect(result).toBeVisible();
    await expect(await canvas.findByText('4 of 7 examples')).toBeVisible();
  },
};

export const ChangeWeek: Story = {
  parameters: { route: '/peek-planner?week=31' },
  play: async ({ canvas }) => {
    await openPicker(canvas);
    const chosen = picker(canvas).getByRole('radio', { checked: true });
    await expect(chosen).toHaveFocus();
    const result = canvas.getByRole('article');
    const { top } = result.getBoundingClientRect();
    await expect(top).toBeGreaterThan(chosen.getBoundingClientRect().top);
    await expect(canvas.queryByRole('button', { name: 'Change week' })).toBeNull();
  },
};

export const WeekForgotten: Story = {
  beforeEach: () => rememberWeek(31),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^At 31 weeks/);
    await userEvent.click(canvas.getByRole('button', { name: 'Not week 31?' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await expect(picker(canvas).queryByRole('radio', { checked: true })).toBeNull();
    await expect(sessionStorage).not.toHaveProperty('week');
  },
};

export const NoVisit: Story = {
  tags: ['state:r70.planner.no-visit', 'vr', 'vr-mobile'],
  parameters: { route: '/peek-planner?week=40' },
  play: async ({ canvas }) => {
    await expectRecommendation(canvas, fullTerm, ['Visit the Boutique', 'Gift Cards']);
  },
};

export const WeekAfterThirty: Story = {
  tags: ['state:r56.planner.after-30', 'vr', 'vr-mobile'],
  parameters: { route: '/peek-planner?stage=late-third&week=31' },
  play: async ({ canvas }) => {
    await expectRecommendation(
      canvas,
      'optimal-3d',
      ['See Cherished Memories', '8K Hyperreal add-on'],
      'At 31 weeks: now is the moment',
    );
    const result = within(canvas.getByRole('article'));
    await expect(await result.findByText('3 of 7 examples')).toBeVisible();
  },
};

export const UnknownWeek: Story = {
  parameters: { route: '/peek-planner?week=41' },
  play: async ({ canvas }) => {
    await expect(picker(canvas).queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const WeekReplacedByStage: Story = {
  parameters: { route: '/peek-planner?week=31' },
  play: async ({ canvas }) => {
    await openPicker(canvas);
    await userEvent.click(picker(canvas).getByRole('radio', { name: /Early pregnancy/ }));
    await expect(await canvas.findByText('Early pregnancy, 8-12 weeks')).toBeVisible();
    await expect(canvas.queryByText(/31 weeks/)).toBeNull();
  },
};

export const StageReplaced: Story = {
  tags: ['state:4.planner.replace'],
  play: async ({ canvas }) => {
    await userEvent.click(picker(canvas).getByRole('radio', { name: /Early pregnancy/ }));
    await expect(
      await canvas.findByRole('heading', { name: 'Say hello, and find out early' }),
    ).toBeVisible();
    await userEvent.click(picker(canvas).getByRole('radio', { name: /3D\/4D window/ }));
    await expect(await canvas.findByRole('heading', { name: 'Now is the moment' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const [heard] = canvas
      .getAllByRole('status')
      .filter((region) => region.textContent.includes('Now is the moment'));
    await expect(heard).toBeDefined();
  },
};

export const UnknownStage: Story = {
  tags: ['state:4.planner.unknown'],
  parameters: stageAt('nope'),
  play: async ({ canvas }) => {
    await expect(picker(canvas).getAllByRole('radio')).toHaveLength(6);
    await expect(picker(canvas).queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const KeyboardSelection: Story = {
  play: async ({ canvas }) => {
    const [first, second] = picker(canvas).getAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(await canvas.findByRole('heading', { name: 'Boy or girl?' })).toBeVisible();
  },
};
