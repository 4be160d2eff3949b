import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Card } from '#components/Card/Card.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Rows, Specimen, Tiles } from '#storybook/Specimen.tsx';
import { shape } from './shape.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

const meta = { title: 'Foundations/Layout' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Bar = styled.div`
  height: ${theme.space[5]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.honey};
`;

export const SpacingScale: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Spacing">
      <Rows>
        {Object.entries(tokens.space).map(([step, length]) => (
          <div key={step}>
            <dt>
              {step}: {length}
            </dt>
            <dd>
              <Bar style={{ width: length }} />
            </dd>
          </div>
        ))}
      </Rows>
    </Specimen>
  ),
};

export const BreakpointGrid: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => (
    <Specimen title="Container and columns">
      <Grid>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index}>
            <h2>Column {index + 1}</h2>
            <p>At least 17rem wide; as many as fit.</p>
          </Card>
        ))}
      </Grid>
    </Specimen>
  ),
};

const Tile = styled.div`
  display: grid;
  place-items: center;
  height: 8rem;
  padding: ${theme.space[3]};
  background: ${theme.color.surface};
  text-align: center;
`;

const layers = ['bar', 'header', 'drawer', 'popup', 'toast'] as const;

export const RadiusAndElevation: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Shape, shadow, layers">
      <Tiles role="list">
        {Object.entries({ ...tokens.radius, ...shape }).map(([name, radius]) => (
          <li key={name}>
            <Tile style={{ borderRadius: radius, border: `1px solid ${tokens.color.edge}` }}>
              {name}
            </Tile>
          </li>
        ))}
        {Object.entries(tokens.shadow).map(([name, shadow]) => (
          <li key={name}>
            <Tile style={{ borderRadius: shape.card, boxShadow: shadow }}>shadow {name}</Tile>
          </li>
        ))}
      </Tiles>
      <ol>
        {layers.map((layer) => (
          <li key={layer}>
            {layer}: {tokens.layer[layer]}
          </li>
        ))}
      </ol>
    </Specimen>
  ),
  play: async () => {
    const order = layers.map((layer) => Number(tokens.layer[layer]));
    await expect(order).toEqual(order.toSorted((a, b) => a - b));
  },
};
