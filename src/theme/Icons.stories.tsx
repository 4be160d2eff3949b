import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { LogoMark } from '#components/Logo/Logo.tsx';
import { Specimen, Tiles } from '#storybook/Specimen.tsx';
import * as icons from './siteIcons.ts';
import { theme } from './theme.ts';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The icons that the site imports. */
const names = [
  ...new Set(
    Object.values(sources)
      .flatMap((source) => source.match(/import \{[^}]+\} from 'lucide-react'/g) ?? [])
      .flatMap((line) => line.match(/(?<=[{,]\s*)[A-Z]\w*/g) ?? []),
  ),
].toSorted();

const Tile = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: center;
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  svg {
    color: ${theme.color.apple};
  }
`;

export const Sheet: Story = {
  tags: ['vr'],
  render: () => (
    <Specimen title="Icons">
      <Tiles role="list">
        <li>
          <Tile>
            <LogoMark width={44} height={48} />
            The mark
          </Tile>
        </li>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Tile>
              <Icon aria-hidden="true" />
              {name}
            </Tile>
          </li>
        ))}
      </Tiles>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(Object.keys(icons)).toEqual(names);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length + 1);
  },
};
