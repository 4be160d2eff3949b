import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Opening = styled(Container)`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: center;
  padding-block: ${theme.space[12]} ${theme.space[8]};
  text-align: center;

  > h1 {
    /* Not in the unit ch, which changes when the font loads. */
    max-width: 12.3em;
  }
  > p:last-child {
    max-width: 40rem;
    font-size: ${theme.size.lead};
    line-height: 1.5;
    text-wrap: balance;
  }
  ${media.desktop} {
    padding-block: ${theme.space[16]} ${theme.space[12]};
  }
`;

export const Illustration = styled(Container)`
  max-width: 60rem;

  img {
    border-radius: ${shape.picture};
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
`;

export const ExamplesNote = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  padding-block: ${theme.space[10]} ${theme.space[24]};

  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 40rem);
    gap: ${theme.space[16]};
    justify-content: center;
    padding-block-start: ${theme.space[16]};
  }
`;

export const Contents = styled.nav`
  align-self: start;
  font-size: ${theme.size.small};

  > p {
    margin-block-end: ${theme.space[2]};
    font-weight: 700;
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    padding-block: ${theme.space[1]};
    border-block-start: 1px solid ${theme.color.line};
    color: ${theme.color.ink};
    line-height: 1.3;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${theme.space[24]};
  }
`;

/** Not a grid: in print, it loses its gaps after a row that breaks across pages. */
export const Article = styled.div`
  > * + * {
    margin-block-start: ${theme.space[12]};
  }
  section > * + * {
    margin-block-start: ${theme.space[4]};
  }
  /* The gallery of examples. */
  section > div {
    margin-block-start: ${theme.space[8]};
  }
  h2 {
    font-size: ${theme.size.h3};
  }
  ul:not([role]) {
    padding-inline-start: 1.4em;
  }
  ul:not([role]) > li + li {
    margin-block-start: ${theme.space[2]};
  }
  ul:not([role]) > li::marker {
    color: ${theme.color.apple};
  }
  /* A drop cap, as in a picture book. */
  section:first-child > p:first-of-type::first-letter {
    float: left;
    margin-inline-end: 0.08em;
    color: ${theme.color.apple};
    font: 600 3.6em/0.8 ${theme.font.heading};
  }
`;

export const Further = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;
