import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { ServicesGridCard } from '#content/pages/home.ts';
import { Actions, ServiceList, Price, Tile, Title, ServiceText } from './ServicesGrid.styles.ts';

export type ServicesGridProps = { cards: readonly ServicesGridCard[] };

/** The home page's six links to services (D4). */
export function ServicesGrid({ cards }: ServicesGridProps) {
  return (
    <ServiceList role="list">
      {cards.map((card) => (
        <Tile as="li" key={card.title}>
          <Picture
            name={card.picture}
            alt=""
            sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 16rem"
          />
          <ServiceText>
            <Title>
              <h3>{card.title}</h3>
              {card.price && <Price>{card.price}</Price>}
            </Title>
            <p>{card.text}</p>
            <Actions>
              <MainLink card={card} />
              {card.shop && <ButtonLink href={card.shop.href}>{card.shop.label}</ButtonLink>}
            </Actions>
          </ServiceText>
        </Tile>
      ))}
    </ServiceList>
  );
}

function MainLink({ card }: { card: ServicesGridCard }) {
  const target = card.to === undefined ? { href: card.href } : { to: card.to };
  return (
    <ButtonLink variant="outline" {...target}>
      {card.label}
      <VisuallyHidden>{` (${card.title})`}</VisuallyHidden>
    </ButtonLink>
  );
}
