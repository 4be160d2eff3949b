import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contactContent } from '#content/pages/contact.ts';
import { ContactSentPage } from './ContactSentPage.tsx';

const meta = {
  title: 'Pages/Contact, sent without JavaScript',
  component: ContactSentPage,
  parameters: { shell: true, route: '/contact/sent' },
} satisfies Meta<typeof ContactSentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const { title, text } = contactContent.form.success;
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(main.getByText(new RegExp(`^${text}`))).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};
