import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { DueDateHelper } from '#components/DueDateHelper/DueDateHelper.tsx';
import { PlannerDisclaimer } from '#components/PlannerDisclaimer/PlannerDisclaimer.tsx';
import { StageResult } from '#components/StageResult/StageResult.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { plannerText, stages } from '#content/stages.ts';
import { theme } from '#theme/theme.ts';
import { useStage } from './useStage.ts';

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};

  > * {
    min-width: 0;
  }
`;

const options = stages.map(({ value, label, weekRange }) => ({
  value,
  label,
  detail: weekRange,
}));

export type PeekPlannerProps = {
  /** The level of the result's heading, one below the heading over the planner. */
  headingLevel?: 2 | 3;
};

/**
 * Recommends a package by the stage of pregnancy (section 4). The stage comes from the address;
 * an unknown one shows nothing.
 */
export function PeekPlanner({ headingLevel = 3 }: PeekPlannerProps) {
  const [stage, choose] = useStage();
  const picker = useRef<HTMLDivElement>(null);

  // Native radios answer before the page is hydrated: what was chosen then still counts.
  useEffect(() => {
    const early = picker.current?.querySelector<HTMLInputElement>('input[name="stage"]:checked');
    if (early && early.value !== stage?.value) choose(early.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Layout>
      <div ref={picker}>
        <ChoiceCards
          legend={plannerText.pickerLegend}
          name="stage"
          value={stage?.value ?? ''}
          onChange={choose}
          options={options}
        />
      </div>
      <noscript>
        <ul>
          {stages.map(({ value, label, weekRange, recommendation }) => (
            <li key={value}>
              <strong>
                {label}, {weekRange}: {recommendation.title}.
              </strong>{' '}
              {recommendation.description}
            </li>
          ))}
        </ul>
      </noscript>
      <DueDateHelper onStage={choose} />
      <VisuallyHidden as="p" role="status">
        {stage && `${stage.label}, ${stage.weekRange}: ${stage.recommendation.title}`}
      </VisuallyHidden>
      {stage && <StageResult stage={stage} headingLevel={headingLevel} />}
      <PlannerDisclaimer />
    </Layout>
  );
}
