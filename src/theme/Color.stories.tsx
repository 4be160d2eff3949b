import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { Specimen, Tiles } from '#storybook/Specimen.tsx';
import { contrastPairs, contrastRatio, leastRatio } from './contrast.ts';
import { shape } from './shape.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

const meta = { title: 'Foundations/Color' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { color } = tokens;

const Swatch = styled.div`
  height: 6rem;
  margin-block-end: ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
`;

const Value = styled.span`
  display: block;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const Palette: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Palette">
      <Tiles role="list">
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: value }} />
            <strong>{name}</strong>
            <Value>{value}</Value>
          </li>
        ))}
      </Tiles>
    </Specimen>
  ),
};

const Pair = styled.div`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
`;

const Edge = styled.div`
  height: 1.625rem;
  border: 3px solid;
  border-radius: ${theme.radius.pill};
`;

export const ContrastPairs: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Contrast">
      <Tiles role="list">
        {contrastPairs.map(({ front, ground, kind }) => (
          <li key={`${kind} ${front} ${ground}`}>
            <Pair style={{ background: color[ground], color: color[front] }}>
              {kind === 'text' ? 'Apple of your eye' : <Edge />}
            </Pair>
            <Value>
              {front} on {ground}:{' '}
              <strong>{contrastRatio(color[front], color[ground]).toFixed(2)}</strong>
            </Value>
          </li>
        ))}
      </Tiles>
    </Specimen>
  ),
  play: async () => {
    for (const { front, ground, kind } of contrastPairs) {
      await expect(contrastRatio(color[front], color[ground])).toBeGreaterThanOrEqual(
        leastRatio[kind],
      );
    }
  },
};

const Things = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  justify-items: start;
  max-width: 30rem;
`;

export const ForcedColors: Story = {
  tags: ['vr', 'vr-forced-colors'],
  render: () => (
    <Specimen title="Forced colors">
      <Things>
        <Button>Book Now</Button>
        <Button variant="outline">Maybe Later</Button>
        <Button disabled>Checkout</Button>
        <TextLink to="/services">Services & Packages</TextLink>
        <TextField label="Name" required defaultValue="Maria" />
        <TextField label="Email" error="Please enter a valid email address" />
        <Checkbox label="Send me news" defaultChecked />
      </Things>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Name *' }).focus();
    await expect(canvas.getByRole('textbox', { name: 'Name *' })).toHaveFocus();
  },
};
