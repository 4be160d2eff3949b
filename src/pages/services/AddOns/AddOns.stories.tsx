import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { addOns, addOnTaxNote } from '#content/addOns.ts';
import { AddOns } from './AddOns.tsx';

const meta = {
  title: 'Components/Add-ons',
  tags: ['autodocs'],
  component: AddOns,
  args: { addOns, taxNote: addOnTaxNote, note: 'The heartbeat is recorded at the studio.' },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Add-ons & Imaging Enhancements</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof AddOns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixAddOns: Story = {
  name: 'Six Add-Ons',
  tags: ['state:3.addons.excluding-tax', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map((term) => term.textContent);
    const prices = canvas.getAllByRole('definition').map((price) => price.textContent);
    await expect(names.map((name, index) => `${name}: ${prices[index]}`)).toEqual([
      'Real Look 8k Hyperreal 3D Ultrasound Image Enhancement: $30',
      'Heartbeat Animals: $32-$55',
      'Recorded Video of Ultrasound Session: $20',
      'Live Streaming of Ultrasound Session: $20',
      'Flash Drive of Ultrasound Images and Video (if purchased): $20',
      'Ultrasound Watercolor Art: $30',
    ]);
  },
};
