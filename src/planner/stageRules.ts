import { bestWeeks } from '#content/conflicts.ts';
import { lastWeek } from '#content/growth.ts';
import type { PageLink } from '#content/links.types.ts';
import { isOpenInWeek, packageOfWeek, stageHeadOfWeek } from '#content/stageHeads.ts';
import { weekOf, type UltrasoundImage } from '#content/examples.ts';
import { fullTerm, stages, type PregnancyStage } from '#content/stages.ts';
import { plannerWeeks } from '#lib/rememberedWeek.ts';

/** From this week on, the best weeks for a single visit have passed. */
const TOO_LATE_FOR_ADVICE = 31;

/** Whether the best weeks have passed: at `week`, or else at the stage's first week. */
export const isPastAdvice = ({ stage, week = stage?.weeks?.from ?? 0 }: PlannerQuery): boolean =>
  week >= TOO_LATE_FOR_ADVICE;

/**
 * The stage's tips, without the advice on the best weeks if they have passed.
 * @param week the computed week of pregnancy, if any
 */
export function selectTips(stage: PregnancyStage, week?: number): readonly string[] {
  const { tips } = stage.recommendation;
  if (!isPastAdvice({ stage, week })) return tips;
  return tips.filter((tip) => !tip.includes(bestWeeks.plannerAdvice));
}

/** The stage's links; of a week, its package first, and others only in their weeks (ruling 70). */
export function linksAtWeek({ links }: PregnancyStage, week?: number): readonly PageLink[] {
  if (week === undefined || week > lastWeek) return links;
  const offer = packageOfWeek(week);
  const others = links.filter((link) => link.to !== offer?.to && isOpenInWeek(link, week));
  return offer ? [offer, ...others] : others;
}

/** A result's title with its week: 'At 31 weeks: now is the moment'. */
export const titleAtWeek = (week: number, title: string) =>
  `At ${week} weeks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** The stage with this value; undefined for unknown values. */
export function findStage(value: string): PregnancyStage | undefined {
  return stages.find((stage) => stage.value === value);
}

/** The stage of a week of pregnancy; undefined before week 8. */
export const stageOfWeek = (week: number): PregnancyStage | undefined =>
  week > lastWeek ? fullTerm : findStage(stageHeadOfWeek(week)?.value ?? '');

/** A pattern for the weeks that a URL may contain (ruling 56). */
const WEEK = plannerWeeks.join('|');

/** Matches a URL's query that asks for a week or a stage, also for an unknown one. */
export const askedInQuery = /[?&](week|stage)=/;

/** The URL's query, or that of the remembered week if the URL asks for nothing. */
export const queryOrRemembered = (search: string, week: number | undefined): string =>
  week === undefined || askedInQuery.test(search) ? search : `?week=${week}`;

/** Matches a URL's query that has a result to show: no other week, and a week or a stage. */
export const answerInQuery = new RegExp(
  `^(?!.*[?&]week=(?!(${WEEK})(&|$))).*[?&](week=|stage=(${stages.map(({ value }) => value).join('|')})(&|$))`,
);

/** The stage and week that a URL requests. */
export type PlannerQuery = { stage?: PregnancyStage | undefined; week?: number | undefined };

/** Parses a URL's query: a week takes precedence over a stage, an unknown value shows nothing. */
export function parsePlannerQuery(search: string): PlannerQuery {
  const query = new URLSearchParams(search);
  const text = query.get('week');
  if (text === null) return { stage: findStage(query.get('stage') ?? '') };
  const week = Number(text);
  if (String(week) !== text || !plannerWeeks.includes(week)) return {};
  return { stage: stageOfWeek(week), week };
}

/** The index of the example closest to a week; the first one of a tie. */
export function nearestExample(images: readonly UltrasoundImage[], week: number): number {
  const distances = images.map((image) => Math.abs(weekOf(image) - week));
  return distances.indexOf(Math.min(...distances));
}
