import { css, styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { media, theme } from '#theme/theme.ts';

/** A phone on its side, with space for the controls over the picture. */
const lowLandscape =
  '@media (orientation: landscape) and (min-height: 20rem) and (max-height: 30rem)';

const overPicture = css`
  z-index: 1;
  background: ${theme.color.veil};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

/** Fills the screen without an animation: the enlarged picture is already visible. */
export const Ground = styled.div`
  position: fixed;
  z-index: ${theme.layer.popup};
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${theme.color.ink};
  color: ${theme.color.onStrong};
  /* Swipes change pictures and never scroll the page behind. */
  touch-action: pan-x pinch-zoom;

  &:focus-visible {
    outline: none;
  }
  ${lowLandscape} {
    grid-template-rows: minmax(0, 1fr);
    touch-action: pan-x pan-y pinch-zoom;
    > * {
      grid-area: 1 / 1;
    }
  }
  /* Large text on a low screen: the whole lightbox scrolls. */
  @media (max-height: 20rem) {
    overflow-y: auto;
    grid-template-rows: auto minmax(10rem, 1fr) auto;
    touch-action: auto;
  }
  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.gutter};
  font-weight: 600;
  ${lowLandscape} {
    ${overPicture}
    align-self: start;
  }
`;

export const Row = styled.div`
  display: flex;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -3px;
    outline-color: currentColor;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  picture {
    display: contents;
  }
  img {
    grid-area: 1 / 1;
    display: block;
    width: 100%;
    height: 100%;
    background: none;
    object-fit: contain;
  }
  /* The width of a phone on its side; the rest of the picture is a scroll away. */
  ${lowLandscape} {
    grid-template-rows: auto;
    align-content: safe center;
    overflow-y: auto;
    img {
      height: auto;
    }
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 6.5rem;
  padding: ${theme.space[3]};

  ${lowLandscape} {
    ${overPicture}
    align-self: end;
    min-height: 0;
    padding-block: ${theme.space[2]};
  }
  > p {
    grid-column: 2;
    max-width: 40rem;
    justify-self: center;
    text-align: center;
    line-height: 1.4;
  }
  strong {
    display: block;
  }
`;

export const Light = styled(IconButton)`
  --over: rgb(255 253 248 / 18%);
  flex: none;
  border: 1px solid currentColor;
  color: inherit;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: 2px;
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;
