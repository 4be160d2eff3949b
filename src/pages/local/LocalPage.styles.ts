import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

export const Booking = styled(Container)`
  ${media.desktop} {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: space-between;

    > div {
      margin-block-end: 0;
    }
    > a {
      flex: none;
    }
  }
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
