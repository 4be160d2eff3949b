import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { plannerText, type PregnancyStage } from '#content/stages.ts';
import { findStage } from '../stageRules.ts';
import { StageResult } from './StageResult.tsx';

function stage(value: string): PregnancyStage {
  const found = findStage(value);
  if (!found) throw new Error(`There is no stage ${value}`);
  return found;
}

const meta = {
  title: 'Components/Stage result',
  tags: ['autodocs'],
  component: StageResult,
  args: { stage: stage('mid-second'), headingLevel: 2 },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Peek Planner</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof StageResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReasons: Story = {
  tags: ['vr'],
  play: async ({ canvas, args }) => {
    const { title, description, reasons, tips } = args.stage.recommendation;
    await expect(canvas.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(canvas.getByText(description)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: plannerText.reasonsHeading, level: 3 }),
    ).toBeVisible();
    for (const point of [...(reasons ?? []), ...tips]) {
      await expect(canvas.getByText(point)).toBeVisible();
    }
  },
};

export const WithoutReasons: Story = {
  tags: ['state:3.result.no-reasons', 'vr', 'vr-mobile'],
  args: { stage: stage('anterior-placenta') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: plannerText.tipsHeading })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: plannerText.reasonsHeading })).toBeNull();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
};
