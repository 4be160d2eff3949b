import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaceStory } from './PlaceStory.tsx';

const meta = {
  title: 'Primitives/Place story',
  tags: ['autodocs'],
  component: PlaceStory,
  args: {
    words: {
      intro: 'The way from Millbrook.',
      facts: ['The town grew around a mill and kept its square.'],
      drive: 'Take the state road east; it is about twenty minutes.',
      planning: 'Come after lunch, when the road is quiet.',
    },
    headings: {
      about: 'A little about Millbrook',
      drive: 'The drive',
      planning: 'Planning your visit',
      facts: 'At a glance',
    },
    facts: [
      { term: 'Distance', detail: '20 minutes' },
      { term: 'County', detail: 'Orchard County' },
    ],
  },
} satisfies Meta<typeof PlaceStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTown: Story = {};
