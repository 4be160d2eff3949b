import { styled } from 'styled-components';
import { Card } from '#components/Card/Card.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Halves } from '#components/Halves/Halves.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { media, theme } from '#theme/theme.ts';

/** The gift card's picture: slightly rotated, with an envelope below it. */
export const Present = styled.div`
  position: relative;
  width: 100%;
  max-width: 30rem;
  margin: ${theme.space[4]} auto;
  padding: ${theme.space[4]} ${theme.space[6]};

  &::before {
    content: '';
    position: absolute;
    inset: 8% 4% 4% 8%;
    border-radius: ${theme.radius.medium};
    background: ${theme.color.leaf};
    box-shadow: ${theme.shadow.low};
    rotate: 4deg;
  }
`;

export const GiftCard = styled(Picture)`
  position: relative;
  border-radius: ${theme.radius.large};
  box-shadow: ${theme.shadow.high};
  rotate: -3deg;
`;

export const WideHalves = styled(Halves)`
  ${media.desktop} {
    column-gap: ${theme.space[24]};
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[6]};
  counter-reset: step;
`;

export const Step = styled.li`
  position: relative;
  padding-inline-start: ${theme.space[16]};
  counter-increment: step;

  &::before {
    content: counter(step);
    position: absolute;
    inset-block-start: -0.1em;
    inset-inline-start: 0;
    color: ${theme.color.apple};
    font: 600 2.75rem/1 ${theme.font.heading};
  }
  h3 {
    margin-block-end: ${theme.space[1]};
    font-size: ${theme.size.h4};
  }
`;

export const Benefits = styled(Grid).attrs({ as: 'ul', role: 'list', min: '14rem' })``;

export const Benefit = styled(Card).attrs({ as: 'li' })`
  > svg {
    width: 2rem;
    height: 2rem;
    color: ${theme.color.leaf};
  }
  > h3 {
    font-size: ${theme.size.h4};
  }
`;
