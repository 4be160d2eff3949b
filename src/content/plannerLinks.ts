import type { LinkWords } from './links.types.ts';

const to = '/peek-planner';

/** The way to the planner from pages about something else. */
export const plannerLinks = {
  bestWeek: { text: 'Not sure which week is best?', label: 'Ask the Peek Planner', to },
  ultrasoundToo: { text: 'Planning an ultrasound, too?', label: 'Ask the Peek Planner', to },
  whatToSee: { text: "Curious what you'll see in your week?", label: 'Ask the Peek Planner', to },
} as const satisfies Record<string, LinkWords>;
