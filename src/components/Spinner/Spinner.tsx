import { keyframes, styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-weight: 600;
`;

const Blossom = styled.svg`
  width: 2.25rem;
  height: 2.25rem;
  flex: none;
  color: ${theme.color.apple};
  animation: ${turn} 1.6s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const petals = [0, 72, 144, 216, 288];

type SpinnerProps = { label?: string };

/** A loading indicator: a rotating apple blossom and a label. */
export function Spinner({ label = 'Loading...' }: SpinnerProps) {
  return (
    <Root role="status">
      <Blossom viewBox="-20 -20 40 40" fill="currentColor" aria-hidden="true">
        {petals.map((angle, index) => (
          <path
            key={angle}
            d="M0-4C-7-9-6-18 0-18S7-9 0-4Z"
            transform={`rotate(${angle})`}
            opacity={1 - index * 0.17}
          />
        ))}
      </Blossom>
      {label}
    </Root>
  );
}
