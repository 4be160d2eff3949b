import { offered } from '../offered.ts';
import { earlyGenderTestingOhio } from './earlyGenderTestingOhio.ts';
import { electiveUltrasound3dOhio } from './electiveUltrasound3dOhio.ts';
import { genderRevealSupplies } from './genderRevealSupplies.ts';
import { hyperrealImages8k } from './hyperrealImages8k.ts';
import { maternityGifts } from './maternityGifts.ts';
import type { Topic } from './topics.types.ts';
import { ultrasound3d4d } from './ultrasound3d4d.ts';
import { ultrasoundNearMe3d } from './ultrasoundNearMe3d.ts';

/** The articles in the specification's order (B4). */
export const topics: readonly Topic[] = offered([
  earlyGenderTestingOhio,
  ultrasound3d4d,
  hyperrealImages8k,
  genderRevealSupplies,
  electiveUltrasound3dOhio,
  maternityGifts,
  ultrasoundNearMe3d,
]);
