import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { faqs, visitFaqs } from '#content/faqs.ts';
import { handleClicksWithoutReact } from '#storybook/beforeHydration.ts';
import { FaqAccordion } from './FaqAccordion.tsx';

const meta = {
  title: 'Components/FAQ accordion',
  tags: ['autodocs'],
  component: FaqAccordion,
  args: { faqs },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>FAQ</h1>
        <h2>Answers</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

function findFaq(id: string) {
  const found = faqs.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no question ${id}`);
  return found;
}

const guests = findFaq('guests');
const payment = findFaq('payment');

const clickQuestion = (canvas: Canvas, question: string) =>
  userEvent.click(canvas.getByRole('button', { name: question }));

const openAnswers = (canvas: Canvas) =>
  faqs.filter(({ answer }) => !canvas.getByText(answer).closest('[hidden]'));

export const AllClosed: Story = {
  tags: ['state:4.faq.all-closed', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(13);
    for (const { answer } of faqs) await expect(canvas.getByText(answer)).not.toBeVisible();
  },
};

/** Ruling 64: questions about optional facts in the owner's file. */
export const FactsOfTheOwner: Story = {
  args: {
    faqs: visitFaqs({
      lateArrival: 'Call us. Your session ends at the time that you booked.',
      filming: 'Yes, with your phone and without a flash.',
      twins: 'Plan ten more minutes. The price stays the same.',
      parking: 'In front of the door, free of charge.',
      stepFreeAccess: 'Yes, the door is level with the parking lot.',
    }),
    openAtFirst: 'parking',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.getByText('In front of the door, free of charge.')).toBeVisible();
  },
};

export const OneOpen: Story = {
  tags: ['state:4.faq.one-open', 'vr', 'vr-mobile', 'vr-forced-colors'],
  args: { openAtFirst: guests.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guests.answer)).toBeVisible();
    await expect(openAnswers(canvas)).toEqual([guests]);
  },
};

export const SwitchesOpenItem: Story = {
  tags: ['state:4.faq.switch'],
  args: { openAtFirst: guests.id },
  play: async ({ canvas }) => {
    await expect(openAnswers(canvas)).toEqual([guests]);
    await clickQuestion(canvas, payment.question);
    await waitFor(() => expect(openAnswers(canvas)).toEqual([payment]));
    await expect(canvas.getByText(payment.answer)).toBeVisible();
  },
};

export const CollapsesAgain: Story = {
  tags: ['state:4.faq.collapse'],
  play: async ({ canvas }) => {
    await clickQuestion(canvas, guests.question);
    await waitFor(() => expect(openAnswers(canvas)).toEqual([guests]));
    await clickQuestion(canvas, guests.question);
    await waitFor(() => expect(openAnswers(canvas)).toEqual([]));
  },
};

export const QuestionBeforeHydration: Story = {
  tags: ['state:r60.faq.before-hydration', 'vr', 'vr-mobile'],
  beforeEach: handleClicksWithoutReact,
  play: async ({ canvas }) => {
    const visibleIds = () =>
      faqs.filter(({ answer }) => canvas.getByText(answer).checkVisibility()).map(({ id }) => id);
    for (const { question, expected } of [
      { question: payment.question, expected: [payment.id] },
      { question: guests.question, expected: [guests.id] },
      { question: guests.question, expected: [] },
      { question: guests.question, expected: [guests.id] },
    ]) {
      await clickQuestion(canvas, question);
      await waitFor(() => expect(visibleIds()).toEqual(expected));
    }
  },
};

export const FocusVisible: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveFocus();
    await expect(first?.matches(':focus-visible')).toBe(true);
  },
};
