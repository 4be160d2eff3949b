import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { closuresAhead, maxUpcomingClosures, studioDate, type Closure } from '#lib/studioTime.ts';
import { useNow } from '#lib/useNow.ts';
import { theme } from '#theme/theme.ts';

const ClosureLines = styled.div<{ $lines: number }>`
  display: grid;
  align-content: start;
  min-height: ${({ $lines }) => $lines * 1.5}em;
  color: ${theme.color.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 650;
  line-height: 1.5;

  footer & {
    color: ${theme.color.honeyPale};
  }
`;

export type ClosuresProps = {
  closures: readonly Closure[];
  /** Returns the text of one closure. */
  sentence: (closure: Closure) => string;
};

/**
 * The closures of the next four weeks (ruling 50). Empty until hydration, because the date is
 * unknown at build time, but the height of the most possible lines is reserved.
 */
export function Closures(props: ClosuresProps) {
  return (
    <ErrorBoundary part="list of closures">
      <UpcomingClosures {...props} />
    </ErrorBoundary>
  );
}

function UpcomingClosures({ closures, sentence }: ClosuresProps) {
  const now = useNow();
  const lines = maxUpcomingClosures(closures);
  if (lines === 0) return null;
  const ahead = now ? closuresAhead(closures, studioDate(now)) : [];
  return (
    <ClosureLines $lines={lines}>
      {ahead.map((closure) => (
        <p key={closure.date}>{sentence(closure)}</p>
      ))}
    </ClosureLines>
  );
}
