import { styled } from 'styled-components';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

export const Book = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding-block: ${theme.space[4]} ${theme.space[24]};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[12]};
  }
`;

export const Index = styled.section`
  > h2 {
    margin-block-end: ${theme.space[5]};
    padding-block-end: ${theme.space[3]};
    border-block-end: 2px solid ${theme.color.honey};
    font-size: ${theme.size.h3};
  }
`;

export const Entries = styled.ul<{ $short: boolean }>`
  columns: ${({ $short }) => ($short ? '3 9rem' : '3 20rem')};
  column-gap: ${theme.space[10]};

  > li {
    break-inside: avoid;
  }
`;

export const Entry = styled(TextLink)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[2]};
  min-height: ${theme.target};
  padding-block: ${theme.space[2]};
  color: ${theme.color.ink};
  text-decoration: none;

  > span:first-child {
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${theme.color.honey};
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.22em;
  }
  ${media.hover} {
    &:hover > span:first-child {
      color: ${theme.color.appleDeep};
      text-decoration-color: currentColor;
    }
  }
`;

export const Leader = styled.span`
  flex: 1;
  border-block-end: 2px dotted ${theme.color.line};
`;

/** Limited width: a long distance wraps at the end of its row instead of moving below the name. */
export const Distance = styled.span`
  max-width: 10.5rem;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: end;
  text-wrap: balance;
`;
