import { memo, useDeferredValue } from 'react';
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

const NeedsScript = styled(Layout)`
  @media (scripting: none) {
    display: none;
  }
`;

const options = stages.map(({ value, label, weekRange }) => ({
  value,
  label,
  detail: weekRange,
}));

const Result = memo(StageResult);

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
  // The choice shows at once, and what it leads to a moment later.
  const shown = useDeferredValue(stage);
  return (
    <Layout>
      <NeedsScript>
        <ChoiceCards
          legend={plannerText.pickerLegend}
          name="stage"
          value={stage?.value ?? ''}
          onChange={choose}
          options={options}
        />
        <DueDateHelper onStage={choose} />
      </NeedsScript>
      <noscript>
        <ul>
          {stages.map(({ value, label, weekRange, recommendation }) => (
            <li key={value}>
              <strong>
                {label}, {weekRange}: {recommendation.title}
              </strong>
              <br />
              {recommendation.description}
            </li>
          ))}
        </ul>
      </noscript>
      <VisuallyHidden as="p" role="status">
        {stage && `${stage.label}, ${stage.weekRange}: ${stage.recommendation.title}`}
      </VisuallyHidden>
      {shown && <Result stage={shown} headingLevel={headingLevel} />}
      <PlannerDisclaimer />
    </Layout>
  );
}
