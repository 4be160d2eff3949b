import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { keyframes, styled } from 'styled-components';
import { Rows, Specimen } from '#storybook/Specimen.tsx';
import { media, theme } from './theme.ts';
import { tokens } from './tokens.ts';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const roll = keyframes`to { left: calc(100% - 2rem); }`;

const Track = styled.div`
  position: relative;
  height: 2rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.paperDeep};
`;

const Apple = styled.div`
  position: absolute;
  left: 0;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${theme.color.apple};
  animation: ${roll} var(--time) ${theme.motion.ease} infinite alternate;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const durations = ['quick', 'calm'] as const;

export const DurationsAndEasing: Story = {
  tags: ['vr', 'vr-reduced-motion'],
  render: () => (
    <Specimen title="Motion">
      <Rows>
        {durations.map((name) => (
          <div key={name}>
            <dt>
              {name}: {tokens.motion[name]}, {tokens.motion.ease}
            </dt>
            <dd>
              <Track>
                <Apple style={{ '--time': tokens.motion[name] } as CSSProperties} />
              </Track>
            </dd>
          </div>
        ))}
      </Rows>
    </Specimen>
  ),
  play: async () => {
    for (const name of durations) {
      const milliseconds = Number.parseInt(tokens.motion[name]);
      await expect(milliseconds >= 150 && milliseconds <= 250).toBe(true);
    }
  },
};
