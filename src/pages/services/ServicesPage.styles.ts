import { styled } from 'styled-components';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { media, theme } from '#theme/theme.ts';

export const ServicesHead = styled(SectionHead)`
  max-width: 46rem;
  margin-block-end: ${theme.space[4]};

  ${media.desktop} {
    margin-block-end: ${theme.space[8]};
  }
`;

/**
 * On phones, a horizontal strip to swipe, which keeps the page short; from tablets on, a grid of up
 * to three columns. The padding leaves space for labels that overlap a card's top edge.
 */
export const Swiped = styled.ul`
  display: grid;
  /* Contains visually hidden text, which would otherwise widen the page. */
  position: relative;
  grid-auto-columns: min(19.5rem, 86vw);
  grid-auto-flow: column;
  gap: ${theme.space[4]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.gutter};
  /* Extends to the screen's edges, with space for labels and shadows. */
  margin-inline: calc(-1 * ${theme.gutter});
  &&& {
    padding: ${theme.space[5]} ${theme.gutter} ${theme.space[6]};
  }

  > * {
    min-width: 0;
  }
  /* Do not snap to an only child: it would stay in view when the others load. */
  > :not(:only-child) {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-auto-flow: row;
    gap: ${theme.space[8]} ${theme.space[6]};
    overflow: visible;
    margin-inline: 0;
    &&& {
      padding: ${theme.space[4]} 0 0;
    }
  }
  &[data-columns='1+2'] {
    ${media.tablet} {
      grid-template-columns: 1fr;
    }
    ${media.desktop} {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);

    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;
    }
    &[data-columns='1+2'] > :last-child {
      grid-column: span 2;
    }
  }
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
    grid-auto-flow: row;
    overflow: visible;
    &&& {
      padding: 0;
    }
  }
`;

/** On desktops, text beside two cards, aligned with the columns of the packages. */
export const Beside = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: ${theme.space[6]};
    align-items: start;
  }
`;

export const More = styled.p`
  margin-block-start: ${theme.space[3]};
  font-weight: 600;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;
