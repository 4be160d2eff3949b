import { styled } from 'styled-components';
import type { AddOn } from '#content/addOns.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const Menu = styled.div`
  padding: ${theme.gutter};
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
`;

const AddOnList = styled.dl`
  display: grid;
  column-gap: ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[3]};
  border-block-end: 1px dashed ${theme.color.edge};
`;

const Name = styled.dt`
  flex: 1 1 8rem;
  font-weight: 600;
  line-height: 1.35;
`;

const Price = styled.dd`
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  white-space: nowrap;
`;

const TaxNote = styled.p`
  margin-block-start: ${theme.space[4]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export type AddOnsProps = {
  addOns: readonly AddOn[];
  /** A note that applies to all prices of the list (E20). */
  taxNote: string;
  /** Other information about add-ons. */
  note: string;
};

/** Add-ons for a session with their prices, as a menu. */
export function AddOns({ addOns, taxNote, note }: AddOnsProps) {
  return (
    <Menu>
      <AddOnList>
        {addOns.map(({ name, price }) => (
          <Row key={name}>
            <Name>{name}</Name>
            <Price>{price}</Price>
          </Row>
        ))}
      </AddOnList>
      <TaxNote>{taxNote}</TaxNote>
      <TaxNote>{note}</TaxNote>
    </Menu>
  );
}
