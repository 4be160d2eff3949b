import { styled } from 'styled-components';
import type { TimingWindow } from '#content/stages.ts';
import { media, theme } from '#theme/theme.ts';

const WindowList = styled.ol`
  display: grid;
  gap: 0 ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

/* One continuous line through all four windows, from the leaf color to the apple color. */
const ripeness = [
  [theme.color.leaf, theme.color.leaf],
  [theme.color.leaf, theme.color.honey],
  [theme.color.honey, theme.color.apple],
  [theme.color.apple, theme.color.apple],
] as const;

const TimingWindow = styled.li<{ $from: string; $to: string }>`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
  padding: 0 0 ${theme.space[8]} ${theme.space[8]};

  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto -0.5rem 0.3125rem;
    width: 0.25rem;
    background: linear-gradient(${({ $from }) => $from}, ${({ $to }) => $to});
  }
  &:last-child::before {
    bottom: ${theme.space[8]};
  }
  &::after {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 0;
    width: 0.875rem;
    height: 0.875rem;
    border: 3px solid ${({ $from }) => $from};
    border-radius: 60% 50% 55% 50%;
    background: ${theme.color.surface};
  }

  ${media.desktop} {
    padding: ${theme.space[8]} 0 0;

    &::before {
      inset: 0.3125rem -1.5rem auto 0;
      width: auto;
      height: 0.25rem;
      background: linear-gradient(90deg, ${({ $from }) => $from}, ${({ $to }) => $to});
    }
    &:last-child::before {
      inset-inline-end: 0;
      bottom: auto;
    }
    &::after {
      top: 0;
    }
  }
`;

const Weeks = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

export type TimingWindowsProps = { windows: readonly TimingWindow[] };

/** The best weeks for each kind of picture, in order (F17). */
export function TimingWindows({ windows }: TimingWindowsProps) {
  return (
    <WindowList role="list">
      {windows.map(({ from, to, title, text }, index) => {
        const [start, end] = ripeness[index % ripeness.length] ?? ripeness[0];
        return (
          <TimingWindow key={from} $from={start} $to={end}>
            <Weeks>
              Weeks {from}-{to}
            </Weeks>
            <h3>{title}</h3>
            <p>{text}</p>
          </TimingWindow>
        );
      })}
    </WindowList>
  );
}
