import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { servicesQuery } from '#api/services.ts';
import { Container } from '#components/Container/Container.tsx';
import { QueryStates } from '#components/QueryStates/QueryStates.tsx';
import { WithoutScript } from '#components/QueryStates/WithoutScript.ts';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { PlannerDisclaimer } from '#planner/PlannerDisclaimer/PlannerDisclaimer.tsx';
import { NoPackages } from './NoPackages.tsx';
import { PackageCard } from './PackageCard/PackageCard.tsx';
import { PackageIndex } from './PackageIndex/PackageIndex.tsx';
import { PackagesLead } from './PackagesLead.tsx';
import { Comparison, First, Ghost, GhostIndex, Ground, Provider } from './Packages.styles.ts';
import { PackageTable } from './PackageTable/PackageTable.tsx';
import { ServicesHead, Swiped } from './ServicesPage.styles.ts';
import { SwipeRow } from './SwipeRow.tsx';

const { ultrasound, comparison, failure, loading, noScript } = servicesContent;

/** The six packages as cards and a table, or their loading or error state (ruling 16). */
export function Packages() {
  const query = useQuery(servicesQuery());
  const packages = query.data?.filter(({ category }) => category === 'ultrasound') ?? [];
  // Deferred: rendering the cards in the task of the table would block taps on a phone.
  const showCards = useDeferredValue(query.isSuccess);
  const ground = useRef<HTMLDivElement>(null);

  function tryAgain(retry: () => void) {
    // The retry button disappears while loading, so focus moves to the list's container.
    ground.current?.focus();
    retry();
  }

  return (
    <First id="ultrasound-packages">
      <Container>
        <ServicesHead heading={ultrasound.heading} lead={<PackagesLead />} />
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
            {() => <PackageList packages={packages} showCards={showCards} />}
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
        {query.isPending && (
          <WithoutScript>
            <NoPackages text={noScript} />
          </WithoutScript>
        )}
        <Provider>{ultrasound.poweredBy}</Provider>
        <PlannerDisclaimer />
      </Container>
    </First>
  );
}

function PackageList({ packages, showCards }: { packages: Service[]; showCards: boolean }) {
  if (packages.length === 0) return <NoPackages text={failure.text} />;
  return (
    <>
      <Comparison aria-label={comparison.heading}>
        <PackageTable services={packages} words={comparison} />
        <PackageIndex services={packages} label={comparison.summary} words={ultrasound} />
      </Comparison>
      <SwipeRow>
        {packages.map((service) =>
          showCards ? (
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
