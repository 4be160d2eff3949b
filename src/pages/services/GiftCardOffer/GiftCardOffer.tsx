import { styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Picture, type PictureProps } from '#components/Picture/Picture.tsx';
import { media, theme } from '#theme/theme.ts';

const Offer = styled(Card)`
  overflow: hidden;
  height: 100%;
  padding: 0;

  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    picture,
    img {
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

const OfferText = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: center;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2rem);
`;

export type GiftCardOfferProps = {
  title: string;
  text: string;
  button: string;
  /** The external order form's URL (E6). */
  href: string;
  picture: Pick<PictureProps, 'name' | 'alt'>;
};

/** A card that links to the external order form for gift cards. */
export function GiftCardOffer({ title, text, button, href, picture }: GiftCardOfferProps) {
  return (
    <Offer as="article">
      <Picture {...picture} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 40vw, 90vw" />
      <OfferText>
        <h3>{title}</h3>
        <p>{text}</p>
        <ButtonLink href={href} variant="secondary">
          {button}
        </ButtonLink>
      </OfferText>
    </Offer>
  );
}
