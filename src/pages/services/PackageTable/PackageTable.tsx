import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Service } from '#contract/services.ts';
import { formatPrice } from '#lib/money.ts';
import { PackageThumb } from '../PackageScan.tsx';
import { factsOf, bookableWeeks } from './packageFacts.ts';
import { Frame, Price, Table } from './PackageTable.styles.ts';

export type PackageTableProps = {
  services: readonly Service[];
  words: {
    summary: string;
    package: string;
    weeks: string;
    minutes: string;
    views: string;
    price: string;
    /** The text of an empty cell: no feature of the package matches the column. */
    none: string;
  };
};

/** A comparison table of the packages in the owner's order. */
export function PackageTable({ services, words }: PackageTableProps) {
  return (
    <Frame>
      <Table>
        <VisuallyHidden as="caption">{words.summary}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{words.package}</th>
            <th scope="col">{words.weeks}</th>
            <th scope="col">{words.minutes}</th>
            <th scope="col">{words.views}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const { minutes, views } = factsOf(service);
            return (
              <tr key={service.id}>
                <th scope="row">
                  <TextLink to={`#${service.id}`}>
                    <PackageThumb id={service.id} />
                    {service.name}
                  </TextLink>
                </th>
                <td>{bookableWeeks(service) || words.none}</td>
                <td>{minutes || words.none}</td>
                <td>{views || words.none}</td>
                <td>
                  <Price>
                    <ErrorBoundary part="price">{() => formatPrice(service.price)}</ErrorBoundary>
                  </Price>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
