import { NavLink } from 'react-router';
import { css, styled } from 'styled-components';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Container } from '#components/Container/Container.tsx';
import { media, theme } from '#theme/theme.ts';

/** Without JavaScript the menu can't be opened, so it is always open. */
const withoutScript = '@media (scripting: none)';

/** `display: contents`, so that the bar inside is sticky within the full page. */
export const Banner = styled.header`
  display: contents;
`;

/** Below this width the bar needs two lines. In rem, so that it also applies to large text. */
const cramped = '@container (max-width: 17rem)';

/** Wide enough for the navigation: a window of 64rem without its scrollbar. */
const wide = '@container (min-width: 62.5rem)';
const narrow = '@container (width < 62.5rem)';

/** From this width on, the bar has space for another button. */
const roomy = '@container (min-width: 36rem)';

/**
 * A negative margin for an icon's padding, so that the icon itself aligns with the content's edge.
 */
const outwards = `max(-0.75rem, 0rem - ${theme.gutter})`;

export const Strip = styled.div`
  background: ${theme.color.leafDeep};
  color: ${theme.color.onStrong};
  font-size: 0.875rem;
  ${media.tablet} {
    font-size: ${theme.size.small};
  }
  ${media.print} {
    background: none;
    color: inherit;
  }
`;

/**
 * Wrapping depends on the address's flex-basis, not on its text width, which changes when the font
 * loads and would shift the page.
 */
export const StripRow = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${theme.space[2]};

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.target};
    line-height: 1.25;
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: inherit;
        text-decoration: underline;
      }
    }
    &:focus-visible {
      outline-color: currentColor;
      outline-offset: -3px;
    }
  }
  a:first-child {
    flex: 1 1 8rem;
    max-width: max-content;
  }
  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    color: ${theme.color.honeyPale};
  }
`;

/** Hidden on phones, which have no space for it. */
export const Roomy = styled.span`
  @media (max-width: 40rem) {
    display: none;
  }
`;

export const Bar = styled.div`
  position: relative;
  z-index: ${theme.layer.header};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
  container-type: inline-size;
  ${media.desktop} {
    @media (min-height: 32rem) {
      position: sticky;
      top: 0;
    }
  }
  ${media.print} {
    box-shadow: none;
  }
`;

export const BarRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 4.5rem;
  ${withoutScript} {
    flex-wrap: wrap;
  }
  ${cramped} {
    flex-wrap: wrap;
    justify-content: space-between;
    row-gap: 0;
  }
`;

export const Toggle = styled(IconButton)`
  --over: ${theme.color.applePale};
  flex: none;
  width: 3rem;
  height: 3rem;
  margin-inline-start: ${outwards};
  > svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  /* The open menu's icon: the three lines become a cross. */
  &[aria-expanded='true'] path {
    transform-origin: center;
    &:nth-child(1) {
      transform: rotate(45deg) translateY(7px);
    }
    &:nth-child(2) {
      opacity: 0;
    }
    &:nth-child(3) {
      transform: rotate(-45deg) translateY(-7px);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${wide} {
    display: none;
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

export const HomeLink = styled(TextLink)`
  display: flex;
  min-width: 0;
  padding-block: ${theme.space[2]};
  text-decoration: none;
  ${wide} {
    flex: none;
    > span {
      font-size: min(1.5rem, 2cqi);
    }
  }
  ${cramped} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const Menu = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: end;
  gap: 0.6rem;

  ${narrow} {
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    justify-content: normal;
    gap: ${theme.space[5]};
    max-height: calc(100dvh - 12rem);
    overflow-y: auto;
    padding: ${theme.space[3]} ${theme.gutter} ${theme.space[8]};
    border-block-start: 1px solid ${theme.color.line};
    border-end-start-radius: 2.5rem 1.25rem;
    border-end-end-radius: 1.75rem 2rem;
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.high};
    ${media.forcedColors} {
      border-block-end: 2px solid CanvasText;
    }

    /* Not styled by a prop: a new class would recalculate all styles (docs/decisions/0006). */
    :where(:has(> [aria-expanded='true'])) ~ & {
      display: grid;
    }
    ${withoutScript} {
      display: grid;
      position: static;
      flex-basis: 100%;
      order: 1;
      max-height: none;
      box-shadow: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Links = styled.ul`
  ${wide} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
`;

const link = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 3.25rem;
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.ink};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.appleDeep};
    }
  }
  > svg {
    width: 0.9em;
    height: 0.9em;
    color: ${theme.color.edge};
  }
  ${wide} {
    padding-inline: 0.5cqi;
    border: 0;
    font-family: ${theme.font.text};
    font-size: min(1rem, 1.46cqi);
    white-space: nowrap;
  }
`;

export const InsideLink = styled(NavLink)`
  ${link}
  &[aria-current='page'] {
    color: ${theme.color.appleDeep};
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.45em;
  }
`;

export const OutsideLink = styled.a`
  ${link}
`;

const button = css`
  padding-inline: 0.7rem;
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[3]};
  ${wide} {
    display: flex;
    gap: ${theme.space[2]};
  }
  > * {
    ${button}
  }
  /* Book Now, which is in the bar if there is space for it. */
  > :last-child {
    ${roomy} {
      display: none;
    }
  }
`;

/** The end of the bar: cart and menu buttons. */
export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline: auto ${outwards};
  > a {
    display: none;
    ${button}
    ${roomy} {
      display: inline-flex;
    }
  }
  ${media.print} {
    display: none;
  }
`;
