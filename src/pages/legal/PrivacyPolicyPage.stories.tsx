import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';

const meta = {
  title: 'Pages/Privacy policy',
  component: PrivacyPolicyPage,
  parameters: { shell: true, route: '/privacy-policy' },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.privacy', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const sections = main.getAllByRole('heading', { level: 2 });
    await expect(sections).toHaveLength(12);
    const contents = within(main.getByRole('navigation', { name: 'Contents' }));
    await expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sections.map(({ id }) => `#${id}`),
    );
  },
};
