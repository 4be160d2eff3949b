import { bestWeeks } from '#content/conflicts.ts';
import { stages, type PregnancyStage } from '#content/stages.ts';

/** Weeks from which the advice on when to come once is too late to follow. */
const TOO_LATE_FOR_ADVICE = 31;

/**
 * The tips of a stage, less the weeks to aim for where they have passed.
 * @param week the counted week of pregnancy, if one was counted.
 */
export const tipsFor = (
  { recommendation: { tips } }: PregnancyStage,
  week = 0,
): readonly string[] =>
  week < TOO_LATE_FOR_ADVICE ? tips : tips.filter((tip) => !tip.includes(bestWeeks.plannerAdvice));

/** The stage of that value, or undefined: an unknown value shows nothing. */
export function findStage(value: string): PregnancyStage | undefined {
  return stages.find((stage) => stage.value === value);
}

/** The stage that a week of pregnancy falls into, or undefined before week 8. */
export function stageOfWeek(week: number): PregnancyStage | undefined {
  return stages.find(
    ({ weeks }) => weeks && week >= weeks.from && (weeks.to === undefined || week <= weeks.to),
  );
}
