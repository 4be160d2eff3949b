import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { closuresAhead, mostClosuresAhead, studioDate } from '#lib/studioTime.ts';
import { theme } from '#theme/theme.ts';

const Room = styled.div<{ $lines: number }>`
  display: grid;
  align-content: start;
  min-height: ${({ $lines }) => $lines * 1.5}em;
  color: ${theme.colour.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 650;
  line-height: 1.5;

  footer & {
    color: ${theme.colour.honeyPale};
  }
`;

const unchanging = () => () => undefined;

/** Writes a calendar day as 'Thu, Nov 26': short, so that each closure keeps to its line. */
const shortDay = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

export type ClosuresProps = { closures: readonly { date: string; reason: string }[] };

/**
 * The days of the next four weeks on which the studio is closed, beside the hours (ruling 50). Only
 * the browser knows the day, so the lines are empty until hydration, but their room is kept: as many
 * as four weeks can have of them.
 */
export function Closures({ closures }: ClosuresProps) {
  const today = useSyncExternalStore(
    unchanging,
    () => studioDate(new Date()),
    () => undefined,
  );
  const lines = mostClosuresAhead(closures);
  if (lines === 0) return null;
  const ahead = today === undefined ? [] : closuresAhead(closures, today);
  return (
    <Room $lines={lines}>
      {ahead.map(({ date, reason }) => (
        <p key={date}>
          Closed {shortDay(date)}: {reason}
        </p>
      ))}
    </Room>
  );
}
