import { weekHours } from '#content/hours.ts';
import { addressLine, directionsUrl, studio } from '#content/studio.ts';
import { closuresAhead, studioDate } from '#lib/studioTime.ts';
import { html, type Html } from '../../html/html.ts';
import { linkStyle } from './layout.ts';

/** Where and when an order is picked up, with the closures of the next four weeks (ruling 50). */
export function pickup(now: number): { text: string[]; markup: Html } {
  const words = `Pick it up at the studio during our opening hours: ${addressLine}.`;
  const hours = weekHours({ withSunday: true }).map(({ day, text }) => `${day}: ${text}`);
  const closures = closuresAhead(studio.closures, studioDate(new Date(now))).map(
    ({ date, reason }) => `Closed on ${formatDate(date)}: ${reason}`,
  );
  return {
    text: [words, [...hours, ...closures].join('\n'), `Directions: ${directionsUrl()}`],
    markup: html`<p>${words} <a href="${directionsUrl()}" style="${linkStyle}">Directions</a></p>
      <p>${[...hours, ...closures].map((line) => html`${line}<br />`)}</p>`,
  };
}

function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}
