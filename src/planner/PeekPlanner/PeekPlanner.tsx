import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { plannerText, stages } from '#content/stages.ts';
import type { Prices } from '#lib/money.ts';
import { theme } from '#theme/theme.ts';
import { DueDateHelper } from '../DueDateHelper/DueDateHelper.tsx';
import { PlannerDisclaimer } from '../PlannerDisclaimer/PlannerDisclaimer.tsx';
import { StageResult } from '../StageResult/StageResult.tsx';
import { useStage } from './useStage.ts';

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  > * {
    min-width: 0;
  }
`;

const NeedsScript = styled(Layout)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The answers to all stages at once, for a visitor without JavaScript. */
const Plain = styled.ul`
  display: grid;
  gap: ${theme.space[8]};

  > li {
    max-width: ${theme.measure.text};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    margin-inline-end: ${theme.space[5]};
  }
`;

function EveryStage() {
  return (
    <Plain role="list">
      {stages.map(({ value, label, weekRange, recommendation, links }) => (
        <li key={value}>
          <strong>
            {label}, {weekRange}: {recommendation.title}
          </strong>
          <p>{recommendation.description}</p>
          <p>
            {links.map(({ label: name, to }) => (
              <TextLink key={to} to={to}>
                {name}
              </TextLink>
            ))}
          </p>
        </li>
      ))}
    </Plain>
  );
}

/** Scrolls only as far as it must, and not smoothly for who prefers less motion. */
function bringIntoView(heading: HTMLElement | null) {
  const box = heading?.getBoundingClientRect();
  if (!heading || !box || (box.top >= 0 && box.bottom <= window.innerHeight * 0.8)) return;
  const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.closest('article')?.scrollIntoView({
    behavior: jump ? 'instant' : 'smooth',
    block: 'start',
  });
}

const options = stages.map(({ value, label, weekRange }) => ({
  value,
  label,
  detail: weekRange,
}));

const Result = memo(StageResult);

export type PeekPlannerProps = {
  /** The level of the result's heading, one below the heading over the planner. */
  headingLevel?: 2 | 3;
  /** What the packages cost, as far as it is known yet. */
  prices?: Prices;
};

/**
 * Recommends a package by the stage of pregnancy (section 4). The stage comes from the address;
 * an unknown one shows nothing.
 */
export function PeekPlanner({ headingLevel = 3, prices }: PeekPlannerProps) {
  const [stage, choose] = useStage();
  const [counted, setCounted] = useState<{ stage: string; week: number }>();
  // The choice shows at once, and what it leads to a moment later.
  const shown = useDeferredValue(stage);
  const week = counted?.stage === shown?.value ? counted?.week : undefined;

  // An answer out of sight is no answer. The focus stays with the question.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || shown !== stage) return;
    isAwaited.current = false;
    bringIntoView(document.getElementById('stage-result'));
  });

  function pick(value: string) {
    isAwaited.current = true;
    setCounted(undefined);
    choose(value);
  }

  function count(value: string, weeks: number) {
    isAwaited.current = true;
    setCounted({ stage: value, week: weeks });
    choose(value);
  }

  return (
    <Layout>
      <NeedsScript>
        <ChoiceCards
          legend={plannerText.pickerLegend}
          name="stage"
          value={stage?.value ?? ''}
          onChange={pick}
          options={options}
        />
        <DueDateHelper onStage={count} />
      </NeedsScript>
      <noscript>
        {headingLevel === 2 ? (
          <EveryStage />
        ) : (
          <p>
            <TextLink to="/peek-planner">{plannerText.withoutScript}</TextLink>
          </p>
        )}
      </noscript>
      <VisuallyHidden as="p" role="status">
        {stage && `${stage.label}, ${stage.weekRange}: ${stage.recommendation.title}`}
      </VisuallyHidden>
      {shown && <Result stage={shown} headingLevel={headingLevel} week={week} prices={prices} />}
      <PlannerDisclaimer />
    </Layout>
  );
}
