import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Card } from '#components/Card/Card.tsx';
import { media, theme } from '#theme/theme.ts';

export const ResultCard = styled(Card)<{ $optimal: boolean }>`
  gap: ${theme.space[6]};
  padding: ${theme.gutter};
  border: ${({ $optimal }) =>
    $optimal ? `3px solid ${theme.color.leaf}` : `1px solid ${theme.color.line}`};
  box-shadow: ${theme.shadow.high};
  /* Avoids printing an empty frame at the end of a page. */
  ${media.print} {
    break-inside: avoid;
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
`;

export const Weeks = styled.p`
  color: ${theme.color.inkSoft};
  font-weight: 650;
`;

export const Window = styled.p`
  color: ${theme.color.leafDeep};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
`;

export const Description = styled.p`
  max-width: ${theme.measure.text};
  font-size: ${theme.size.lead};
  line-height: 1.5;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, min(28rem, 50%)) minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

export const ResultPart = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
  min-width: 0;
`;

export const Note = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const Title = styled.h3`
  font-size: ${theme.size.h2};
`;

export const Heading = styled.h4`
  font-size: ${theme.size.h4};

  :is(p, ul) + & {
    margin-block-start: ${theme.space[3]};
  }
`;

export const Points = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
    line-height: 1.45;
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.15em;
    color: ${theme.color.leaf};
  }
`;

/** Reserves the width of the longest price, '$129.50', until it loads. */
export const Price = styled.span`
  &:empty {
    display: inline-block;
    width: 4.35em;
  }
`;

export const Links = styled(ButtonRow)`
  padding-block-start: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
`;
