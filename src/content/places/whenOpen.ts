import { timeOfDay } from '../hours.ts';
import { studio, type Studio, type Weekday } from '../studio.ts';

const shortTime = (time: string) => timeOfDay(time).replace(':00', '');

/**
 * Words that lean on one day's opening hours. The times come from the owner's file, such as
 * '8 PM', and a day that the owner closes takes its words off the page.
 */
export function whenOpen(
  day: Weekday,
  words: (hours: { opens: string; closes: string }) => string,
  hours: Studio['hours'] = studio.hours,
): string {
  const times = hours[day];
  return times ? words({ opens: shortTime(times.opens), closes: shortTime(times.closes) }) : '';
}
