import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Closing } from './Closing.tsx';

const meta = {
  title: 'Primitives/Closing',
  tags: ['autodocs'],
  component: Closing,
  args: {
    heading: 'Ready when you are',
    text: 'Choose a day, and bring everyone.',
    children: <ButtonLink to="/services">Book Now</ButtonLink>,
  },
} satisfies Meta<typeof Closing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithOneLink: Story = {};
