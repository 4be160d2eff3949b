import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { weekName } from '#content/stageHeads.ts';
import { plannerText, stages } from '#content/stages.ts';
import type { Day } from '#lib/dueDate.ts';
import type { Prices } from '#lib/money.ts';
import { LAST_PLANNER_WEEK, WEEK_KEY } from '#lib/rememberedWeek.ts';
import { useHydrated } from '#lib/useHydrated.ts';
import { theme } from '#theme/theme.ts';
import { bringIntoView } from '../bringIntoView.ts';
import { DueDateHelper } from '../DueDateHelper/DueDateHelper.tsx';
import { PlannerDisclaimer } from '../PlannerDisclaimer/PlannerDisclaimer.tsx';
import { StageResult } from '../StageResult/StageResult.tsx';
import { answerInQuery, askedInQuery } from '../stageRules.ts';
import { usePlannerQuery } from './usePlannerQuery.ts';

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
  &[hidden] {
    display: none;
  }
`;

/** The results of all stages. */
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

/** Instead of the planner: all results, or where they are. */
function WithoutPlanner({ headingLevel }: { headingLevel: 2 | 3 }) {
  if (headingLevel !== 2) {
    return (
      <p>
        <TextLink to="/peek-planner">{plannerText.withoutScript}</TextLink>
      </p>
    );
  }
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

/**
 * Reserves space for a result that the URL or the tab requests, instead of the picker, from the
 * first paint until hydration.
 */
const AnswerPlace = styled.div`
  min-height: max(34rem, 100vh);
  &:not([hidden]) + * {
    display: none;
  }
`;

const showPlace = {
  __html: `{let week;try{week=sessionStorage.${WEEK_KEY}}catch{}let query=location.search;if(!${askedInQuery}.test(query))query='?week='+week;if(${answerInQuery}.test(query))document.currentScript.parentNode.hidden=false}`,
};

const options = stages.map(({ value, label, weekRange }) => ({
  value,
  label,
  detail: weekRange,
}));

const Result = memo(StageResult);

export type PeekPlannerProps = {
  /** The level of the result's heading, one below the planner's. */
  headingLevel?: 2 | 3;
  /** The packages' prices that have loaded so far. */
  prices?: Prices | undefined;
};

/**
 * Recommends a package by stage or week of pregnancy (section 4, ruling 56), which the URL
 * contains. Unknown values show no result.
 */
export function PeekPlanner({ headingLevel = 3, prices }: PeekPlannerProps) {
  const plain = (
    <Layout>
      <WithoutPlanner headingLevel={headingLevel} />
      {headingLevel === 2 && <PlannerDisclaimer />}
    </Layout>
  );
  return (
    <ErrorBoundary part="planner" fallback={plain}>
      <Planner headingLevel={headingLevel} prices={prices} />
    </ErrorBoundary>
  );
}

/** Scrolls to the result; focus stays on the radio. */
function showResult() {
  const heading = document.getElementById('stage-result');
  const article = heading?.closest('article');
  if (heading && article) bringIntoView(article, heading, 0.8);
}

function Planner({ headingLevel, prices }: Required<PeekPlannerProps>) {
  const isOwnPage = headingLevel === 2;
  const [{ stage, week }, choose, isPicked] = usePlannerQuery(isOwnPage);
  // Deferred: the radio's choice renders first, then the result.
  const shown = useDeferredValue(stage);
  const hydrated = useHydrated();
  const isHydrated = useDeferredValue(hydrated);
  const shownWeek = useDeferredValue(week);

  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || shown !== stage) return;
    isAwaited.current = false;
    showResult();
  });

  // In state, because the URL contains only the week, not the due date.
  const [counted, setCounted] = useState<{ week: number; dueDate: Day }>();
  const dueDate = counted?.week === shownWeek ? counted?.dueDate : undefined;

  // Arrow keys choose in passing: scrolling then would move the focused radio out of view.
  function chooseStage(value: string, isFinal: boolean) {
    if (isFinal && value === stage?.value) return showResult();
    isAwaited.current = isFinal;
    choose('stage', value);
  }

  // Does not scroll, so that the computed weeks above the result stay in view.
  function showComputedWeek(weeks: number, due: Day) {
    setCounted({ week: weeks, dueDate: due });
    choose('week', String(Math.min(weeks, LAST_PLANNER_WEEK)));
  }

  // An answer that the visitor came for is shown first, with the picker folded.
  const [isFolded, setFolded] = useState<boolean>();
  if (hydrated && isFolded === undefined) setFolded(isOwnPage && !isPicked && stage !== undefined);
  const picker = useRef<HTMLDivElement>(null);

  function openPicker() {
    flushSync(() => setFolded(false));
    const radios = [...(picker.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  }

  function forgetWeek() {
    choose('week');
    openPicker();
  }

  const result = shown && (
    <ErrorBoundary key={shown.value} part="planner's result">
      <Result
        stage={shown}
        headingLevel={headingLevel}
        week={shownWeek}
        dueDate={dueDate}
        prices={prices}
      />
    </ErrorBoundary>
  );

  return (
    <Layout>
      {isFolded && result}
      {isFolded && isHydrated && (
        <ButtonRow data-print="hide">
          <Button variant="outline" onClick={openPicker}>
            {plannerText.changeWeek}
          </Button>
          {week && (
            <Button variant="quiet" onClick={forgetWeek}>
              {plannerText.forgetWeek(week)}
            </Button>
          )}
        </ButtonRow>
      )}
      {/* On other pages the planner is below the first screen and needs no reserved space. */}
      {isOwnPage && !isHydrated && (
        <AnswerPlace hidden suppressHydrationWarning>
          <script dangerouslySetInnerHTML={showPlace} />
        </AnswerPlace>
      )}
      <NeedsScript ref={picker} hidden={isFolded} suppressHydrationWarning>
        <ChoiceCards
          legend={plannerText.pickerLegend}
          name="stage"
          value={stage?.value ?? ''}
          onChange={chooseStage}
          options={options}
        />
        <DueDateHelper onWeek={showComputedWeek} />
      </NeedsScript>
      <noscript>
        <WithoutPlanner headingLevel={headingLevel} />
      </noscript>
      <VisuallyHidden as="p" role="status">
        {stage &&
          `${week ? weekName(week, stage) : stage.label}, ${stage.weekRange}: ${stage.recommendation.title}`}
      </VisuallyHidden>
      {!isFolded && result}
      {/* The services page already shows the disclaimer beside the packages. */}
      {(isOwnPage || shown) && <PlannerDisclaimer />}
    </Layout>
  );
}
