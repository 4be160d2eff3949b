import { Check, Plus } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { dnaTest, packageLabels } from '#content/packages.ts';
import { fitsWeek } from '#content/stageHeads.ts';
import { bookingUrl } from '#content/studio.ts';
import type { Service } from '#contract/services.ts';
import { formatPrice } from '#lib/money.ts';
import { useRememberedWeek } from '#lib/rememberedWeek.ts';
import { PackageScan } from '../PackageScan.tsx';
import { Actions, Features, Further, Head, Label, Price, Sheet } from './PackageCard.styles.ts';

export type PackageCardProps = {
  service: Service;
  words: {
    book: string;
    findMyPackage: string;
    addOnsAvailable: string;
    fitsWeek: (week: number) => string;
  };
};

/**
 * A bookable service. Its id is the anchor for links (ruling 17); price and features come from the
 * server.
 */
export function PackageCard({ service, words }: PackageCardProps) {
  const { id, name, description, price, features, category } = service;
  const week = useRememberedWeek();
  const label = Object.hasOwn(packageLabels, id) ? packageLabels[id] : undefined;
  return (
    <Sheet as="article" id={id} aria-labelledby={`${id}-name`} $highlighted={Boolean(label)}>
      <Label>
        {label && <Badge tone="plum">{label}</Badge>}
        {fitsWeek(id, week) && <Badge tone="leaf">{words.fitsWeek(week)}</Badge>}
        {category === 'dna-testing' && <Badge tone="leaf">{dnaTest.badge}</Badge>}
      </Label>
      <PackageScan id={id} />
      <Head>
        <h3 id={`${id}-name`}>{name}</h3>
        <Price>
          <ErrorBoundary part="price">{() => formatPrice(price)}</ErrorBoundary>
        </Price>
        <p>{description}</p>
      </Head>
      {features.length > 0 && (
        <Features role="list">
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              {feature}
            </li>
          ))}
        </Features>
      )}
      <Actions>
        <ButtonLink href={bookingUrl(id)}>
          {words.book}
          <VisuallyHidden>{` for ${name}`}</VisuallyHidden>
        </ButtonLink>
        {category === 'ultrasound' && (
          <Further data-print="hide">
            <ButtonLink variant="quiet" to="#peek-planner">
              {words.findMyPackage}
            </ButtonLink>
            <TextLink to="#8k-hyperreal">
              <Plus aria-hidden="true" />
              {words.addOnsAvailable}
            </TextLink>
          </Further>
        )}
      </Actions>
    </Sheet>
  );
}
