import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsOfUsePage } from './TermsOfUsePage.tsx';

const meta = {
  title: 'Pages/Terms of use',
  component: TermsOfUsePage,
  parameters: { shell: true, route: '/terms-of-use' },
} satisfies Meta<typeof TermsOfUsePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.terms', 'vr', 'vr-mobile'],
};
