import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { Team } from './Team.tsx';

const meta = {
  title: 'Components/Team',
  tags: ['autodocs'],
  component: Team,
  args: {
    members: [
      {
        name: 'Ada Sample',
        role: 'Owner and ultrasound technician',
        about: 'Welcomes you at the door and does many of the scans.',
        picture: 'team-owner',
        sample: false,
      },
      {
        name: 'Ben Sample',
        role: 'Ultrasound technician',
        about: 'Takes the time that a shy baby needs.',
        picture: 'team-technician-1',
        sample: false,
      },
      {
        name: 'Cleo Sample',
        role: 'Ultrasound technician',
        about: "Explains what's on the screen so that everyone on the sofa can follow.",
        picture: 'team-technician-2',
        sample: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>About</h1>
        <h2>Team</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Owner and ultrasound technician')).toBeVisible();
    await expect(canvas.getAllByText('Ultrasound technician')).toHaveLength(2);
    await expect(canvas.getAllByText('Sample')).toHaveLength(1);
  },
};

export const Five: Story = {
  tags: ['vr', 'vr-mobile'],
  args: {
    members: ['Ada', 'Ben', 'Cleo', 'Dana', 'Eli'].map((name, index) => ({
      name: `${name} Sample`,
      role: 'Ultrasound technician',
      about: 'Takes the time that a shy baby needs.',
      picture: index < 3 ? 'team-owner' : undefined,
      sample: false,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('presentation')).toHaveLength(3);
    await expect(canvas.getByText('D')).toBeVisible();
  },
};
