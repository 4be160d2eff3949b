import { formatTimeOfDay } from '../hours.ts';
import { studio, type Studio, type Weekday } from '../studio.ts';

const shortTime = (time: string) => formatTimeOfDay(time).replace(':00', '');

/**
 * Text that depends on one day's opening hours, with times such as '8 PM' from the owner's file.
 * Returns an empty string if the studio is closed on that day.
 */
export function whenOpen(
  day: Weekday,
  words: (hours: { opens: string; closes: string }) => string,
  hours: Studio['hours'] = studio.hours,
): string {
  const times = hours[day];
  return times ? words({ opens: shortTime(times.opens), closes: shortTime(times.closes) }) : '';
}
