import { poses } from './poses.ts';
import type { Study } from './study.ts';

/** The baby of week 28 from week 20 to 39, asleep: only its size and fat grow. */
export function growthPose(week: number): Study {
  const grown = (week - 20) / 19;
  return {
    ...poses['28'],
    // Leaner faces look old.
    week: 27.5 + grown * 5.5,
    size: 1.14 + grown * 0.22,
    shift: [0.05, 0.12 + grown * 0.06],
    tissue: [],
    losses: [{ angle: 1.2, at: 0.46, soft: 0.26 }],
    rough: 0.95 - grown * 0.25,
  };
}
