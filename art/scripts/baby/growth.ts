import { base } from './poses.ts';
import type { Study } from './study.ts';

/** The same baby and camera from week 20 to 39, asleep: only its size and fat grow. */
export function growthPose(week: number): Study {
  const grown = (week - 20) / 19;
  return {
    ...base,
    // Leaner faces than at week 24 look old.
    week: 24 + grown * 15,
    seed: 3010,
    yaw: 0.3,
    pitch: 0.06,
    roll: 0.16,
    size: 0.84 + grown * 0.48,
    shift: [0, 0.06 + grown * 0.08],
    mouth: { width: 1, pout: 0.25, smile: 0.5, skew: 0.2 },
    hands: [
      {
        at: [-0.48, -0.76, 0.68],
        turn: -0.4,
        tilt: 0.1,
        spin: -0.3,
        size: 0.98,
        side: -1,
        curl: [0.36, 0.44, 0.5, 0.6],
        thumb: 0.4,
        from: [-1, -1.9, 0.3],
      },
    ],
    losses: [{ angle: 2.4, at: 0.4, soft: 0.22 }],
    rough: 1.1 - grown * 0.5,
  };
}
