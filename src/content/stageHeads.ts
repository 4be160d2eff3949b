import { recommendedServices } from '#owner/recommendedServices.ts';
import { firstWeek, lastWeek } from './growth.ts';
import type { PageLink } from './links.types.ts';
import { isOffered } from './offered.ts';

export const firstGlimpse = { label: 'See First Glimpse', to: '/services#first-glimpse' } as const;
export const premiereView = { label: 'See Premiere View', to: '/services#premiere-view' } as const;
export const quickPeek = { label: 'See Quick Peek', to: '/services#quick-peek' } as const;
export const genderPeek = { label: 'See Gender Peek', to: '/services#gender-peek' } as const;
export const cherishedMemories = {
  label: 'See Cherished Memories',
  to: '/services#cherished-memories',
} as const;

const bumpDay = { label: 'See Bump Day Special', to: '/services#bump-day-special' } as const;

/** The service's id in a link to its package. */
export const packageIdOf = ({ to }: PageLink): string => to.slice(to.indexOf('#') + 1);

/** The service ids of the six ultrasound packages (ruling 17). */
export const packageIds: readonly string[] = recommendedServices;

export type StageHead = {
  value: string;
  label: string;
  weekRange: string;
  /** First and last week of the stage. Without `to` it has no last week; null means any week. */
  weeks: { from: number; to?: number } | null;
};

/** The planner's six stages without their advice, for pages that don't load the planner. */
export const stageHeads = {
  earlyPregnancy: {
    value: 'early-pregnancy',
    label: 'Early pregnancy',
    weekRange: '8-12 weeks',
    weeks: { from: 8, to: 12 },
  },
  midSecond: {
    value: 'mid-second',
    label: 'Into the second trimester',
    weekRange: '13-21 weeks',
    weeks: { from: 13, to: 21 },
  },
  lateSecond: {
    value: 'late-second',
    label: 'Late second trimester',
    weekRange: '22-27 weeks',
    weeks: { from: 22, to: 27 },
  },
  optimal3d: {
    value: 'optimal-3d',
    label: 'The 3D/4D window',
    weekRange: '28-34 weeks',
    weeks: { from: 28, to: 34 },
  },
  lateThird: {
    value: 'late-third',
    label: 'Nearly there',
    weekRange: '35+ weeks',
    weeks: { from: 35 },
  },
  anteriorPlacenta: {
    value: 'anterior-placenta',
    label: 'Anterior placenta',
    weekRange: 'Any stage',
    weeks: null,
  },
} as const satisfies Record<string, StageHead>;

/** The stage of a week of pregnancy; undefined before week 8. */
export function stageHeadOfWeek(week: number): StageHead | undefined {
  const heads: readonly StageHead[] = Object.values(stageHeads);
  return heads.find(
    ({ weeks }) => weeks && week >= weeks.from && (weeks.to === undefined || week <= weeks.to),
  );
}

/** The first and last week of the packages that are not for all weeks with sessions. */
const packageWeeks: Readonly<Record<string, { from: number; to?: number }>> = {
  [firstGlimpse.to]: { from: firstWeek, to: 13 },
  [genderPeek.to]: { from: 15 },
  [cherishedMemories.to]: { from: 15 },
  [bumpDay.to]: { from: 15 },
  [premiereView.to]: { from: 27 },
};

/** Whether a link leads to what can be had in a week: to a package only in its own weeks. */
export function isOpenInWeek({ to }: PageLink, week: number): boolean {
  const { from = firstWeek, to: last = lastWeek } = packageWeeks[to] ?? {};
  return week >= from && week <= last;
}

/** The packages for a week, the best one first. */
function packagesFor(week: number): PageLink[] {
  if (week >= 20) return [cherishedMemories, premiereView, bumpDay];
  if (week >= 15) return [genderPeek, cherishedMemories, bumpDay];
  return week === 13 ? [firstGlimpse, quickPeek] : [quickPeek, firstGlimpse];
}

/** The one package for a week, within its own weeks (ruling 70); undefined when none is offered. */
export const packageOfWeek = (week: number): PageLink | undefined =>
  packagesFor(week).find((link) => isOpenInWeek(link, week) && isOffered(packageIdOf(link)));

/** Whether a service is the one package for a week. */
export const fitsWeek = (id: string, week: number | undefined): week is number =>
  week !== undefined && packageOfWeek(week)?.to === `/services#${id}`;

/** A week with its stage: 'Week 31: the 3D/4D window'. */
export function weekName(week: number, { label }: StageHead): string {
  return `Week ${week}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
