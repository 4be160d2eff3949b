import type { Fault } from './fault.ts';
import { accessibility } from './faults/accessibility.ts';
import { behaviour } from './faults/behaviour.ts';
import { deadEnds } from './faults/deadEnds.ts';
import { facts } from './faults/facts.ts';
import { looks } from './faults/looks.ts';
import { pages } from './faults/pages.ts';
import { server } from './faults/server.ts';

/** Every fault that a test must notice. */
export const faults: readonly Fault[] = [
  ...facts,
  ...pages,
  ...behaviour,
  ...deadEnds,
  ...accessibility,
  ...server,
  ...looks,
];
