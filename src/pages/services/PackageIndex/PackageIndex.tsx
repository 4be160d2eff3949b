import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { fitsWeek } from '#content/stageHeads.ts';
import type { Service } from '#contract/services.ts';
import { formatPrice } from '#lib/money.ts';
import { useRememberedWeek } from '#lib/rememberedWeek.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';
import { PackageThumb } from '../PackageScan.tsx';
import { bookableWeeks } from '../PackageTable/packageFacts.ts';

const PackageList = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};

  li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${theme.space[3]};
    min-height: 3rem;
    padding: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.color.ink};
    line-height: 1.3;
    text-decoration: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

const Words = styled.span`
  flex: 1 1 6rem;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: block;
  font-weight: 650;
  text-decoration: underline;
  text-decoration-color: ${theme.color.apple};
`;

const Weeks = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

const Fits = styled.span`
  color: ${theme.color.leaf};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

const Price = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  white-space: nowrap;
`;

export type PackageIndexProps = {
  services: readonly Service[];
  label: string;
  words: { fitsWeek: (week: number) => string };
};

/** A short list of all packages (name, weeks, price) for narrow screens, instead of the table. */
export function PackageIndex({ services, label, words }: PackageIndexProps) {
  const week = useRememberedWeek();
  return (
    <PackageList role="list" aria-label={label}>
      {services.map((service) => (
        <li key={service.id}>
          <TextLink to={`#${service.id}`}>
            <PackageThumb id={service.id} />
            <Words>
              <Name>{service.name}</Name> <Weeks>{bookableWeeks(service)}</Weeks>{' '}
              {fitsWeek(service.id, week) && <Fits>{words.fitsWeek(week)}</Fits>}
            </Words>{' '}
            <Price>
              <ErrorBoundary part="price">{() => formatPrice(service.price)}</ErrorBoundary>
            </Price>
          </TextLink>
        </li>
      ))}
    </PackageList>
  );
}
