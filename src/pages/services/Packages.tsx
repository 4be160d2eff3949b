import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { servicesQuery } from '#api/services.ts';
import { Container } from '#components/Container/Container.tsx';
import { PackageCard } from '#components/PackageCard/PackageCard.tsx';
import { PackageTable } from '#components/PackageTable/PackageTable.tsx';
import { PlannerDisclaimer } from '#components/PlannerDisclaimer/PlannerDisclaimer.tsx';
import { QueryStates } from '#components/QueryStates/QueryStates.tsx';
import { servicesContent } from '#content/pages/services.ts';
import type { Service } from '#contract/services.ts';
import { NoPackages } from './NoPackages.tsx';
import { Comparison, First, Ghost, Ground, Provider } from './Packages.styles.ts';
import { Cards, SectionHead } from './ServicesPage.styles.ts';

const { ultrasound, comparison, failure, loading, noScript } = servicesContent;

/** The six packages: on their way, failed (ruling 16), or there as cards and as a table. */
export function Packages() {
  const query = useQuery(servicesQuery());
  const ground = useRef<HTMLDivElement>(null);

  function tryAgain(retry: () => void) {
    // The button goes away as the list is asked for; the focus stays where the answer will be.
    ground.current?.focus();
    retry();
  }

  return (
    <First id="ultrasound-packages">
      <Container>
        <SectionHead>
          <h2>{ultrasound.heading}</h2>
          <p>{ultrasound.lead}</p>
        </SectionHead>
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
            {(services) => (
              <PackageList
                packages={services.filter(({ category }) => category === 'ultrasound')}
              />
            )}
          </QueryStates>
          {query.isPending && <Ghosts />}
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

function PackageList({ packages }: { packages: Service[] }) {
  if (packages.length === 0) return <NoPackages text={failure.text} />;
  return (
    <>
      <Cards role="list">
        {packages.map((service) => (
          <li key={service.id}>
            <PackageCard service={service} words={ultrasound} />
          </li>
        ))}
      </Cards>
      <Comparison>
        <h3>{comparison.heading}</h3>
        <PackageTable services={packages} words={comparison} />
      </Comparison>
    </>
  );
}

/** Keeps the cards' place, so that nothing in view moves when they come. */
function Ghosts() {
  return (
    <Cards aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Ghost key={index} />
      ))}
    </Cards>
  );
}
