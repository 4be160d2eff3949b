import { sessionWeeks } from './growth.ts';
import type { ShareImage } from './shareImages.ts';
import { studio } from './studio.ts';
import { weekLines } from './weekLines.ts';

/** What a link preview says instead of the page's title, description, image and address. */
export type Preview = {
  title: string;
  description: string;
  image: ShareImage;
  /** The query of the previewed address. */
  query: string;
};

/** The preview of the planner's answer for a week from 8 to 39. */
export const weekPreview = (week: number): Preview => ({
  title: `Week ${week} at ${studio.shortName}`,
  description: `${weekLines[week]} See what an ultrasound can show in week ${week}.`,
  image: {
    url: `/images/social-week-${week}.jpg`,
    alt: `An example ultrasound of week ${week} in an apple`,
  },
  query: `?week=${week}`,
});

/** The preview of the week that a query names; undefined for others, which have the general one. */
export function previewOfQuery(search: string): Preview | undefined {
  const asked = new URLSearchParams(search).get('week');
  const week = sessionWeeks.find((known) => String(known) === asked);
  return week === undefined ? undefined : weekPreview(week);
}
