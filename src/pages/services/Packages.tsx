import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { servicesQuery } from '#api/services.ts';
import { Container } from '#components/Container/Container.tsx';
import { QueryStates } from '#components/QueryStates/QueryStates.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { afterPaint } from '#lib/afterPaint.ts';
import { announceContent } from '#lib/useScroll.ts';
import { PlannerDisclaimer } from '#planner/PlannerDisclaimer/PlannerDisclaimer.tsx';
import { NoPackages } from './NoPackages.tsx';
import { PackageCard } from './PackageCard/PackageCard.tsx';
import { PackageIndex } from './PackageIndex/PackageIndex.tsx';
import { Comparison, First, Ghost, GhostIndex, Ground, Provider } from './Packages.styles.ts';
import { PackageTable } from './PackageTable/PackageTable.tsx';
import { ServicesHead, Swiped } from './ServicesPage.styles.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { ultrasound, comparison, failure, loading, noScript } = servicesContent;

/**
 * The number of cards to render: all if their data was there from the start, otherwise one more
 * after each paint, because on a phone rendering all at once would block taps.
 */
function useCardCount(total: number): number {
  const [count, setCount] = useState(total);
  useEffect(() => {
    if (count < total) afterPaint(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}

/** The six packages as cards and a table, or their loading or error state (ruling 16). */
export function Packages() {
  const query = useQuery(servicesQuery());
  const packages = query.data?.filter(({ category }) => category === 'ultrasound') ?? [];
  const cardCount = useCardCount(packages.length);
  const complete = packages.length > 0 && cardCount >= packages.length;
  useEffect(() => {
    if (complete) announceContent();
  }, [complete]);
  const ground = useRef<HTMLDivElement>(null);

  function tryAgain(retry: () => void) {
    // The retry button disappears while loading, so focus moves to the list's container.
    ground.current?.focus();
    retry();
  }

  return (
    <First id="ultrasound-packages">
      <Container>
        <ServicesHead heading={ultrasound.heading} lead={ultrasound.lead} />
        <Ground ref={ground} tabIndex={-1}>
          <QueryStates
            query={query}
            loadingLabel={loading}
            renderError={(retry) => (
              <NoPackages
                role="alert"
                title={failure.title}
                text={failure.text}
                onRetry={() => tryAgain(retry)}
              />
            )}
          >
            {() => <PackageList packages={packages} cardCount={cardCount} />}
          </QueryStates>
          {query.isPending && (
            <>
              <GhostIndex aria-hidden="true" />
              <Swiped aria-hidden="true">
                {Array.from({ length: 6 }, (_, index) => (
                  <Ghost key={index} />
                ))}
              </Swiped>
            </>
          )}
        </Ground>
        <noscript>
          <NoPackages text={noScript} />
        </noscript>
        <Provider>{ultrasound.poweredBy}</Provider>
        <PlannerDisclaimer />
      </Container>
    </First>
  );
}

function PackageList({ packages, cardCount }: { packages: Service[]; cardCount: number }) {
  if (packages.length === 0) return <NoPackages text={failure.text} />;
  return (
    <>
      <Comparison aria-label={comparison.heading}>
        <PackageTable services={packages} words={comparison} />
        <PackageIndex services={packages} label={comparison.summary} />
      </Comparison>
      <SwipeRow>
        {packages.map((service, index) =>
          index < cardCount ? (
            <li key={service.id}>
              <PackageCard service={service} words={ultrasound} />
            </li>
          ) : (
            <Ghost key={service.id} aria-hidden="true" />
          ),
        )}
      </SwipeRow>
    </>
  );
}
