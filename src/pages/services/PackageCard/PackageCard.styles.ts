import { styled } from 'styled-components';
import { Card } from '#components/Card/Card.tsx';
import { media, theme } from '#theme/theme.ts';

export const Sheet = styled(Card)<{ $highlighted: boolean }>`
  position: relative;
  gap: ${theme.space[4]};
  height: 100%;
  border-color: ${({ $highlighted }) => ($highlighted ? theme.color.apple : theme.color.line)};
  box-shadow: ${({ $highlighted }) => ($highlighted ? theme.shadow.high : theme.shadow.low)};
`;

/** Overlaps the card's top edge. Labels that wrap grow upward, away from the name. */
export const Label = styled.div`
  position: absolute;
  display: flex;
  gap: ${theme.space[2]};
  bottom: calc(100% - 0.945rem);
  left: clamp(1.25rem, 3vw, 1.75rem);
  ${media.print} {
    position: static;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
`;

export const Price = styled.p`
  color: ${theme.color.appleDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  font-weight: 600;
  line-height: 1;
`;

export const Features = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
    line-height: 1.4;
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
    margin-block-start: 0.2em;
    color: ${theme.color.leaf};
  }
`;

/** At the bottom, because the cards of a row have equal heights. */
export const Actions = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-start: auto;
  padding-block-start: ${theme.space[2]};
`;

/** Secondary links, less prominent than the booking button. */
export const Further = styled.div`
  display: grid;
  justify-items: center;
  margin-block-end: -0.5rem;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.target};
    font-weight: 600;
  }
  svg {
    width: 1rem;
    height: 1rem;
  }
`;
