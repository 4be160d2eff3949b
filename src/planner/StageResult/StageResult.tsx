import { Check, Lightbulb, Sparkles, type LucideIcon } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { lastWeek } from '#content/growth.ts';
import type { PageLink } from '#content/links.types.ts';
import { packageIdOf, packageIds } from '#content/stageHeads.ts';
import { plannerText, timingWindows, type PregnancyStage } from '#content/stages.ts';
import type { Day } from '#lib/dueDate.ts';
import { formatPrice, type Prices } from '#lib/money.ts';
import { ImageCarousel } from '../ImageCarousel/ImageCarousel.tsx';
import { windowOfWeek } from '../DueDateHelper/bestWindows.ts';
import { SendToPartner } from '../SendToPartner/SendToPartner.tsx';
import { linksAtWeek, nearestExample, selectTips, titleAtWeek } from '../stageRules.ts';
import {
  Columns,
  Description,
  Head,
  Heading,
  Links,
  Note,
  ResultPart,
  Points,
  Price,
  ResultCard,
  Title,
  Weeks,
  Window,
} from './StageResult.styles.ts';

export type StageResultProps = {
  stage: PregnancyStage;
  /** The level of the result's heading; its subheadings are one below. */
  headingLevel?: 2 | 3;
  /** The requested or computed week, if any. */
  week?: number | undefined;
  /** The due date that the week was computed from. */
  dueDate?: Day | undefined;
  /** The packages' prices that have loaded so far. */
  prices?: Prices | undefined;
};

const isPackage = (link: PageLink) => packageIds.includes(packageIdOf(link));

function priceAt(link: PageLink, prices: Prices | undefined): string | undefined {
  const price = prices?.get(packageIdOf(link));
  return price === undefined ? undefined : `, ${formatPrice(price)}`;
}

/** The planner's recommendation for a stage, with example pictures (F6 to F14). */
export function StageResult({ stage, headingLevel = 3, week, dueDate, prices }: StageResultProps) {
  const { title, description, optimal, reasons } = stage.recommendation;
  const tips = selectTips(stage, week);
  const first = week ? nearestExample(stage.ultrasoundImages, week) : 0;
  const example = week ? stage.ultrasoundImages[first] : undefined;
  // An example of the week itself needs no words.
  const nearest = example?.week === `Week ${week}` ? undefined : example;
  const window = week && windowOfWeek(timingWindows, week, dueDate);
  const part = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <ResultCard as="article" aria-labelledby="stage-result" $optimal={optimal}>
      <Head>
        {optimal && (
          <Badge tone="plum">
            <Sparkles aria-hidden="true" size={16} />
            {plannerText.optimalBadge}
          </Badge>
        )}
        <Weeks>{`${stage.label}, ${stage.weekRange.toLowerCase()}`}</Weeks>
        <Title as={`h${headingLevel}`} id="stage-result">
          {week && week <= lastWeek ? titleAtWeek(week, title) : title}
        </Title>
        {window && <Window>{`${window}.`}</Window>}
      </Head>
      <Columns>
        <ResultPart>
          <VisuallyHidden as={part}>{plannerText.examplesHeading}</VisuallyHidden>
          <ErrorBoundary part="example images">
            <ImageCarousel
              key={week}
              label={plannerText.examplesHeading}
              images={stage.ultrasoundImages}
              first={first}
            />
          </ErrorBoundary>
          {stage.ultrasoundImages.length > 0 && (
            <Note>
              {nearest
                ? `${plannerText.nearestExample} ${nearest.week.toLowerCase()}. ${plannerText.examplesNote}`
                : plannerText.examplesNote}
            </Note>
          )}
        </ResultPart>
        <ResultPart>
          <Description>{description}</Description>
          {reasons && (
            <List icon={Check} heading={plannerText.reasonsHeading} points={reasons} level={part} />
          )}
          <List icon={Lightbulb} heading={plannerText.tipsHeading} points={tips} level={part} />
        </ResultPart>
      </Columns>
      <Links>
        {linksAtWeek(stage, week).map((link, index) => (
          <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'outline'}>
            <span>
              <span>{link.label}</span>
              {isPackage(link) && (
                <Price>
                  <ErrorBoundary part="price">{() => priceAt(link, prices)}</ErrorBoundary>
                </Price>
              )}
            </span>
          </ButtonLink>
        ))}
        <SendToPartner stage={stage} week={week} />
      </Links>
    </ResultCard>
  );
}

type ListProps = {
  icon: LucideIcon;
  heading: string;
  points: readonly string[];
  level: 'h3' | 'h4';
};

function List({ icon: Icon, heading, points, level }: ListProps) {
  return (
    <>
      <Heading as={level}>{heading}</Heading>
      <Points role="list">
        {points.map((point) => (
          <li key={point}>
            <Icon aria-hidden="true" />
            {point}
          </li>
        ))}
      </Points>
    </>
  );
}
