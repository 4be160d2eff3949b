import { bestWeeks } from '#content/conflicts.ts';
import { stageHeadOfWeek } from '#content/stageHeads.ts';
import type { UltrasoundImage } from '#content/examples.ts';
import { stages, type PregnancyStage } from '#content/stages.ts';

/** Weeks from which the advice on when to come once is too late to follow. */
const TOO_LATE_FOR_ADVICE = 31;

/** Whether the weeks to aim for have passed, for a week or for a complete stage. */
export const isPastAdvice = ({ stage, week = stage?.weeks?.from ?? 0 }: PlannerQuery): boolean =>
  week >= TOO_LATE_FOR_ADVICE;

/**
 * The tips of a stage, less the weeks to aim for where they have passed.
 * @param week the counted week of pregnancy, if one was counted.
 */
export function tipsFor(stage: PregnancyStage, week?: number): readonly string[] {
  const { tips } = stage.recommendation;
  if (!isPastAdvice({ stage, week })) return tips;
  return tips.filter((tip) => !tip.includes(bestWeeks.plannerAdvice));
}

/** A result's title for a week: 'At 31 weeks: now is the moment'. */
export const titleAtWeek = (week: number, title: string) =>
  `At ${week} weeks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** The stage of that value, or undefined: an unknown value shows nothing. */
export function findStage(value: string): PregnancyStage | undefined {
  return stages.find((stage) => stage.value === value);
}

/** The stage that a week of pregnancy falls into, or undefined before week 8. */
export const stageOfWeek = (week: number): PregnancyStage | undefined =>
  findStage(stageHeadOfWeek(week)?.value ?? '');

/** Weeks that an address may name (ruling 56). */
const WEEK = '[89]|[123]\\d|40';

/** Matches the query of an address that shows an answer. */
export const answerInQuery = new RegExp(
  `[?&](week=(${WEEK})|stage=(${stages.map(({ value }) => value).join('|')}))(&|$)`,
);

/** What an address asks the planner for. */
export type PlannerQuery = { stage?: PregnancyStage | undefined; week?: number | undefined };

/** What the query of an address asks for: a week wins over a stage, what is unknown shows nothing. */
export function parsePlannerQuery(search: string): PlannerQuery {
  const query = new URLSearchParams(search);
  const week = query.get('week') ?? '';
  if (!new RegExp(`^(${WEEK})$`).test(week)) return { stage: findStage(query.get('stage') ?? '') };
  return { stage: stageOfWeek(Number(week)), week: Number(week) };
}

/** Whether `?week=` can name that week. */
export const isPlannerWeek = (week: number) => parsePlannerQuery(`?week=${week}`).week === week;

/** Which of the examples is the nearest to a week; the first of equally near ones. */
export function nearestExample(images: readonly UltrasoundImage[], week: number): number {
  const distances = images.map((image) => Math.abs(Number(/\d+/.exec(image.week)) - week));
  return distances.indexOf(Math.min(...distances));
}
