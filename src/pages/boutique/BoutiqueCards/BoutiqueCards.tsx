import { styled } from 'styled-components';
import { Picture } from '#components/Picture/Picture.tsx';
import type { CardWords, PictureWords } from '#content/pages/page.types.ts';
import { gridColumns } from '#theme/columns.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** Three columns if they fit, never two: that would leave the last card alone. */
const ShopCards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: ${gridColumns(3, { least: '11rem', gap: theme.space[6] })};
  }
`;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;

  > p {
    color: ${theme.color.inkSoft};
  }
`;

const Shelf = styled(Picture)`
  margin-block-end: ${theme.space[2]};
  border-radius: ${shape.picture};
  box-shadow: ${theme.shadow.low};
  aspect-ratio: 4 / 3;
  object-fit: cover;
`;

export type BoutiqueCard = CardWords & { picture: PictureWords };

export type BoutiqueCardsProps = { cards: readonly BoutiqueCard[] };

/** The boutique's product categories, with a picture of each (H2). */
export function BoutiqueCards({ cards }: BoutiqueCardsProps) {
  return (
    <ShopCards>
      {cards.map(({ title, text, picture }) => (
        <Item key={title}>
          <Shelf {...picture} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 30vw, 90vw" />
          <h3>{title}</h3>
          <p>{text}</p>
        </Item>
      ))}
    </ShopCards>
  );
}
