import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** The words about what can be booked, and an example scan beside them from tablets on. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};
  align-items: center;
  margin-block-end: ${theme.space[6]};

  > div {
    display: grid;
    gap: ${theme.space[4]};
    justify-items: start;
  }
  > div > :first-child {
    margin-block-end: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(14rem, 22rem);
  }
`;

export const Scan = styled.figure`
  max-width: 26rem;

  img {
    border-radius: ${shape.picture};
    box-shadow: ${theme.shadow.low};
  }
  figcaption {
    margin-block-start: ${theme.space[2]};
    color: ${theme.color.honeyInk};
    font-size: ${theme.size.small};
  }
`;

export const Guides = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;

/** Reserves the width of its text, which loads later. */
export const From = styled.strong`
  display: inline-block;
  min-width: min(10em, 100%);
`;

/** Reserves space for the prices, which load later: two lines on phones. */
export const PriceRange = styled.p`
  min-height: 2lh;
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  ${media.tablet} {
    min-height: 1lh;
  }
`;

export const All = styled.p`
  margin-block-start: ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;
