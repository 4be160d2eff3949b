import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<typeof TextField>;

const meta = {
  title: 'Primitives/Text field',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'name' },
  render: (args) => <TextField {...(args as Props)} />,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<Meta>;

export const Empty: Story = {
  tags: ['state:5.contact.required-mark', 'vr', 'vr-mobile'],
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name *' });
    await expect(field).toBeRequired();
    await expect(field).toHaveValue('');
  },
};

export const Filled: Story = {
  tags: ['vr'],
  args: { required: true, defaultValue: 'Maria Delgado' },
};

export const FocusVisible: Story = {
  tags: ['vr', 'vr-forced-colors'],
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Invalid: Story = {
  tags: ['vr', 'vr-forced-colors'],
  args: {
    label: 'Email',
    name: 'email',
    autoComplete: 'email',
    type: 'email',
    required: true,
    hint: 'We reply within 24 hours.',
    error: 'Please enter a valid email address',
    defaultValue: 'maria@',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email *' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We reply within 24 hours. Please enter a valid email address',
    );
  },
};

export const Optional: Story = {
  tags: ['vr'],
  args: { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).not.toBeRequired();
  },
};

export const Multiline: Story = {
  tags: ['vr'],
  args: {
    label: 'Message',
    name: 'message',
    multiline: true,
    required: true,
    defaultValue: 'Hello! I am in week 27.\nMay my mother watch from abroad?',
  },
};
