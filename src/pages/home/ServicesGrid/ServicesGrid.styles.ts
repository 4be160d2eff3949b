import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Card } from '#components/Card/Card.tsx';
import { media, theme } from '#theme/theme.ts';

export const ServiceList = styled.ul`
  display: grid;
  gap: ${theme.space[5]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[6]};
  }
`;

export const Tile = styled(Card)`
  position: relative;
  /* Picture and text side by side; stacked with large text. */
  flex-flow: row wrap;
  overflow: hidden;
  gap: 0;
  padding: 0;
  transition: box-shadow ${theme.motion.calm} ${theme.motion.ease};

  picture {
    flex: 1 1 6rem;
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale ${theme.motion.calm} ${theme.motion.ease};
  }
  ${media.tablet} {
    flex-flow: column;

    picture {
      flex: none;
    }
    img {
      height: auto;
      aspect-ratio: 16 / 10;
    }
  }
  /* Only over the link that covers the card, not over the card's second link. */
  ${media.hover} {
    &:has(a:first-child:hover) {
      box-shadow: ${theme.shadow.high};

      img {
        scale: 1.03;
      }
    }
  }
`;

export const ServiceText = styled.div`
  display: flex;
  flex: 5 1 12rem;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]} ${theme.space[4]};

  ${media.tablet} {
    flex: 1;
    padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

export const Price = styled.p`
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-weight: 600;
`;

export const Actions = styled(ButtonRow)`
  margin-block-start: auto;
  padding-block-start: ${theme.space[3]};

  > a {
    padding-inline: ${theme.space[4]};
  }
  /* Its ::after makes the full card clickable; a transform would move that area. */
  > :first-child {
    &:active {
      transform: none;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  > :last-child:not(:first-child) {
    position: relative;
  }
`;
