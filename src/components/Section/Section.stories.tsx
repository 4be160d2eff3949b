import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Section } from './Section.tsx';

const tones = ['paper', 'leaf', 'surface', 'honey', 'deep'] as const;

const meta = {
  title: 'Primitives/Section',
  tags: ['autodocs'],
  component: Section,
  args: { tone: 'leaf', children: <Container>A band across the page.</Container> },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSection: Story = {};

/** A section's hilly top edge is visible where its background differs from the one above. */
export const Tones: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => (
    <main>
      {tones.map((tone) => (
        <Section key={tone} tone={tone}>
          <Container>
            <h2>{tone}</h2>
            <Grid>
              <Card>
                <h3>A card</h3>
                <p>A sheet of light paper, cut by hand.</p>
              </Card>
              <Card>
                <h3>Another</h3>
                <p>As high as the one beside it.</p>
              </Card>
            </Grid>
          </Container>
        </Section>
      ))}
    </main>
  ),
};
