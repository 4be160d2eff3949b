import { TextLink } from '#components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Service } from '#contract/services.ts';
import { formatPrice } from '#lib/money.ts';
import { useHashHref } from '#lib/useHashHref.ts';
import { Frame, Included, Price, Table } from './PackageTable.styles.ts';

export type PackageTableProps = {
  services: readonly Service[];
  words: { summary: string; package: string; price: string; included: string };
};

/**
 * The packages side by side, the lowest price first. The roles are spelled out because a phone's
 * layout takes the table apart, and with it, in some browsers, its meaning.
 */
export function PackageTable({ services, words }: PackageTableProps) {
  const linkTo = useHashHref();
  return (
    <Frame>
      <Table role="table">
        <VisuallyHidden as="caption">{words.summary}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{words.package}</th>
            <th role="columnheader">{words.price}</th>
            <th role="columnheader">{words.included}</th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {services
            .toSorted((one, other) => one.price - other.price)
            .map(({ id, name, price, features }) => (
              <tr key={id} role="row">
                <th role="rowheader">
                  <TextLink to={linkTo(`#${id}`)}>{name}</TextLink>
                </th>
                <td role="cell">
                  <Price>{formatPrice(price)}</Price>
                </td>
                <td role="cell">
                  <Included role="list">
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </Included>
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
    </Frame>
  );
}
