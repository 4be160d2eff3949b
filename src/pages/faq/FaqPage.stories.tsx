import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { faqs } from '#content/faqs.ts';
import { faqPage } from '#content/structuredData.ts';
import { FaqPage } from './FaqPage.tsx';

const meta = {
  title: 'Pages/FAQ',
  component: FaqPage,
  parameters: { shell: true, route: '/faq' },
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.faq', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const questions = within(main.getByRole('region', { name: 'Answers' }));
    for (const { question, answer } of faqs) {
      await expect(questions.getByRole('heading', { level: 3, name: question })).toBeVisible();
      await expect(questions.getByText(answer)).not.toBeVisible();
    }
  },
};

/** The structured data has exactly the same text as the page (M3). */
export const StructuredData: Story = {
  tags: ['state:2.head.faq-structured-data'],
  play: async ({ canvasElement }) => {
    const headings = canvasElement.querySelectorAll('main h3:has(> button)');
    const shown = [...headings].map((heading) => ({
      '@type': 'Question',
      name: heading.textContent,
      acceptedAnswer: {
        '@type': 'Answer',
        text: heading.parentElement?.querySelector('p')?.textContent,
      },
    }));
    await expect(shown).toHaveLength(13);
    await expect(faqPage().mainEntity).toEqual(shown);
  },
};
