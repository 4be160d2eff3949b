import { hasPhoto, photoLine } from './photos.ts';

/** The first and last week in which a session is possible. */
export const firstWeek = 8;
export const lastWeek = 39;

/** All of them. */
export const sessionWeeks: readonly number[] = Array.from(
  { length: lastWeek - firstWeek + 1 },
  (_, index) => firstWeek + index,
);

/** The slider's initial week; the prerendered page contains its image. */
export const startWeek = 31;

export const startLine: string = hasPhoto(startWeek)
  ? photoLine(startWeek)
  : "It's the face you've been dreaming of, with cheeks made to kiss.";

export const growthWords = {
  label: 'How far along are you?',
  week: 'Week',
  planner: 'See what week',
  plannerEnd: 'shows',
  caption: (week: number) => (hasPhoto(week) ? `Week ${week}` : `Illustration, week ${week}`),
  alt: 'Example ultrasound, week',
  shows(week: number) {
    if (hasPhoto(week)) return 'a real picture';
    return week < 20
      ? 'a baby in gray, seen from the side'
      : 'a sleeping face, one hand by the cheek';
  },
} as const;
