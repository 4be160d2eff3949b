import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Rows, Specimen } from '#storybook/Specimen.tsx';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';

const meta = { title: 'Foundations/Typography' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Line = styled.p<{ $size: keyof typeof theme.size; $heading: boolean }>`
  font-family: ${({ $heading }) => ($heading ? theme.font.heading : theme.font.text)};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $heading }) => ($heading ? 600 : 400)};
  line-height: ${({ $heading }) => ($heading ? 1.15 : 1.6)};
`;

const ramp = ['h1', 'h2', 'h3', 'h4', 'lead', 'body', 'small'] as const;

export const Scale: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => (
    <Specimen title="Type scale">
      <Rows>
        {ramp.map((size) => (
          <div key={size}>
            <dt>
              {size}
              <br />
              {tokens.size[size]}
            </dt>
            <dd>
              <Line $size={size} $heading={size.startsWith('h')}>
                Are you ready to meet the Apple of your Eye?
              </Line>
            </dd>
          </div>
        ))}
      </Rows>
    </Specimen>
  ),
};

export const Selected: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Selected text">
      <Line $size="body" $heading={false}>
        Are you ready to meet the <a href="/">Apple</a> of your Eye?
      </Line>
    </Specimen>
  ),
  play: ({ canvasElement }) => getSelection()?.selectAllChildren(canvasElement),
};

const Narrow = styled.div`
  width: 20rem;
  padding: 1.25rem;
  background: ${theme.color.surface};
  h1,
  h2,
  h3 {
    margin-block-end: ${theme.space[5]};
  }
`;

export const LongWords: Story = {
  tags: ['vr-mobile'],
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  render: () => (
    <Narrow as="main" style={{ width: '320px' }}>
      <h1>Fredericktown ultrasounds and gender determination</h1>
      <h2>Add-ons & Imaging Enhancements</h2>
      <h3>Real Look 8k Hyperreal 3D Ultrasound Image Enhancement</h3>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
  },
};
