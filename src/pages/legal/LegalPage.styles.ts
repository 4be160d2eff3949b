import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

export const Head = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[12]} ${theme.space[8]};
  border-block-end: 1px solid ${theme.color.line};

  > p {
    color: ${theme.color.inkSoft};
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]} ${theme.space[24]};

  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  section > * + * {
    margin-block-start: ${theme.space[4]};
  }
  section > h2 {
    margin-block-start: ${theme.space[8]};
    font-size: ${theme.size.h3};
  }
`;

export const Contents = styled.nav`
  align-self: start;
  font-size: ${theme.size.small};

  ${media.desktop} {
    position: sticky;
    inset-block-start: ${theme.space[24]};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    padding-block: ${theme.space[1]};
    color: ${theme.color.ink};
    line-height: 1.3;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`;
