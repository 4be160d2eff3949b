import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Service } from '#contract/services.ts';
import { formatPrice } from '#lib/money.ts';
import { byPrice, factsOf } from './packageFacts.ts';
import { Frame, Price, Table } from './PackageTable.styles.ts';

export type PackageTableProps = {
  services: readonly Service[];
  words: {
    summary: string;
    package: string;
    weeks: string;
    minutes: string;
    kinds: string;
    pictures: string;
    price: string;
  };
};

/** The packages side by side, the lowest price first, by what a visitor chooses them by. */
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
            <th scope="col">{words.kinds}</th>
            <th scope="col">{words.pictures}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {byPrice(services).map((service) => {
            const { weeks, minutes, kinds, pictures } = factsOf(service);
            return (
              <tr key={service.id}>
                <th scope="row">
                  <TextLink to={`#${service.id}`}>{service.name}</TextLink>
                </th>
                <td>{weeks}</td>
                <td>{minutes}</td>
                <td>{kinds}</td>
                <td>{pictures}</td>
                <td>
                  <Price>{formatPrice(service.price)}</Price>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Frame>
  );
}
