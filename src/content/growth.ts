/** The first and last week in which a session is possible. */
export const firstWeek = 8;
export const lastWeek = 39;

/** The slider's initial week; the prerendered page contains its image. */
export const startWeek = 31;

export const startLine = "It's the face you've been dreaming of, with cheeks made to kiss.";

export const growthWords = {
  label: 'How far along are you?',
  week: 'Week',
  planner: 'See what week',
  plannerEnd: 'shows',
  caption: 'Illustration, week',
  alt: 'Example ultrasound, week',
  shows: (week: number) =>
    week < 20 ? 'a baby in gray, seen from the side' : 'a sleeping face, one hand by the cheek',
} as const;
