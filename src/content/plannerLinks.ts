import type { LinkWords } from './links.types.ts';
import { packageOfWeek } from './stageHeads.ts';

/** The package of a week: not longer than the lines below, so that nothing moves. */
const inWeek = (week: number): LinkWords => ({
  text: `In week ${week}?`,
  ...(packageOfWeek(week) ?? { label: 'Visit the Boutique', to: '/boutique' }),
});

const planner = { label: 'Ask the Peek Planner', to: '/peek-planner', inWeek } as const;

/** Links to the planner from other pages. */
export const plannerLinks = {
  bestWeek: { text: 'Not sure which week is best?', ...planner },
  ultrasoundToo: { text: 'Planning an ultrasound, too?', ...planner },
  whatToSee: { text: "Curious what you'll see in your week?", ...planner },
} as const satisfies Record<string, LinkWords>;
