import { offered } from '../offered.ts';
import { countySlugs } from '../paths.ts';
import { easternCounties } from './counties/east.ts';
import { nearCounties } from './counties/near.ts';
import { northernCounties } from './counties/north.ts';
import { southernCounties } from './counties/south.ts';
import type { County } from './places.types.ts';

const order: readonly string[] = countySlugs;

/** The counties that have a page, in the specification's order (section 2). */
export const counties: readonly County[] = offered([
  ...nearCounties,
  ...southernCounties,
  ...northernCounties,
  ...easternCounties,
]).toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
