import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

export const Ground = styled.footer`
  position: relative;
  background: ${theme.color.leafDeep};
  color: ${theme.color.onStrong};
  line-height: 1.5;

  a {
    color: inherit;
    &:focus-visible {
      outline-color: currentColor;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]} ${theme.space[6]};
  ${media.tablet} {
    row-gap: ${theme.space[10]};
    padding-block-start: ${theme.space[10]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: 1.5fr 1fr 1.5fr 1.2fr;
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;

  address {
    font-style: normal;
  }
  * + h2 {
    margin-block-start: ${theme.space[4]};
  }

  h2 {
    font-size: ${theme.size.h4};
    color: ${theme.color.honeyPale};
  }
`;

export const Name = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h3};
  font-weight: 600;
  line-height: 1.15;
`;

export const LinkColumn = styled.ul`
  nav > &,
  h2 + & {
    columns: 7.5rem 2;
    column-gap: 0;
    ${media.tablet} {
      columns: auto;
    }
  }
  address + & {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[8]};
    ${media.tablet} {
      display: block;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.target};
    min-height: ${theme.target};
    overflow-wrap: anywhere;
    text-decoration-color: transparent;
    ${media.hover} {
      &:hover {
        color: ${theme.color.honeyPale};
        text-decoration-color: currentColor;
      }
    }
    > svg {
      margin-inline-start: ${theme.space[2]};
    }
  }
`;

export const Times = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  max-width: 17rem;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[3]};
  }
`;

export const Last = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[6]};
  padding-block: ${theme.space[3]} ${theme.space[6]};
  font-size: ${theme.size.small};

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[5]};
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;
