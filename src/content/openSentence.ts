import { formatTime, weekdayOf, type OpenState } from '#lib/studioTime.ts';
import { capitalize, formatDay } from './hours.ts';

/** 'Open until 4 PM', or when the studio opens next: 'Opens tomorrow at 10 AM'. */
export function openSentence(state: OpenState): string {
  if (state.open) return `Open until ${formatTime(state.closes)}`;
  if (!state.next) return 'Closed now';
  const { date, daysAhead, opens } = state.next;
  const weekday = capitalize(weekdayOf(date));
  const day =
    ['today', 'tomorrow'][daysAhead] ??
    (daysAhead < 7 ? weekday : daysAhead < 14 ? `${weekday} next week` : `${formatDay(date)},`);
  return `Opens ${day} ${daysAhead < 2 ? 'at ' : ''}${formatTime(opens)}`;
}
