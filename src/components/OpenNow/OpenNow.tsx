import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { openState, type Closure, type OpenState, type WeekHours } from '#lib/studioTime.ts';
import { useNow } from '#lib/useNow.ts';
import { theme } from '#theme/theme.ts';

const Line = styled.p<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 1lh;
  font-weight: 650;
  color: ${({ $open }) => ($open ? theme.color.leafDeep : theme.color.honeyInk)};

  &:not(:empty)::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: ${({ $open }) => ($open ? 'currentColor' : 'transparent')};
  }
`;

export type OpenNowProps = {
  hours: WeekHours;
  closures: readonly Closure[];
  /** Returns the text for an open or closed state. */
  sentence: (state: OpenState) => string;
};

/**
 * Whether the studio is open now, or when it opens next, in the studio's time zone. Empty until
 * hydration, because the time is unknown at build time, but the line's height is reserved.
 */
export function OpenNow(props: OpenNowProps) {
  return (
    <ErrorBoundary part="open-now line" fallback={<Line $open={false} />}>
      <LiveLine {...props} />
    </ErrorBoundary>
  );
}

function LiveLine({ hours, closures, sentence }: OpenNowProps) {
  const now = useNow();
  if (!now) return <Line $open={false} />;
  const state = openState(now, hours, closures);
  return <Line $open={state.open}>{sentence(state)}</Line>;
}
