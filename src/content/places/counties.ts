import { countySlugs } from '../paths.ts';
import { easternCounties } from './counties/east.ts';
import { nearCounties } from './counties/near.ts';
import { northernCounties } from './counties/north.ts';
import { southernCounties } from './counties/south.ts';
import type { County } from './places.types.ts';

const order: readonly string[] = countySlugs;

/** The counties with a page, in the order of section 2 of the specification. */
export const counties: readonly County[] = [
  ...nearCounties,
  ...southernCounties,
  ...northernCounties,
  ...easternCounties,
].toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
