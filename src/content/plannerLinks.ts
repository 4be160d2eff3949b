import type { LinkWords } from './links.types.ts';

const to = '/peek-planner';

/** Links to the planner from other pages. */
export const plannerLinks = {
  bestWeek: { text: 'Not sure which week is best?', label: 'Ask the Peek Planner', to },
  ultrasoundToo: { text: 'Planning an ultrasound, too?', label: 'Ask the Peek Planner', to },
  whatToSee: { text: "Curious what you'll see in your week?", label: 'Ask the Peek Planner', to },
} as const satisfies Record<string, LinkWords>;
