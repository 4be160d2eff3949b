import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const withoutScript = '@media (scripting: none)';

/** The width of the handle, a comfortable touch target. */
export const HANDLE_REM = 2.75;
const HANDLE = `${HANDLE_REM}rem`;

/** The initial value: percent of the width that shows the first picture. */
export const START = 50;

/** Stacks the pictures; without JavaScript they are side by side (ruling 58). */
export const Stack = styled.div`
  position: relative;
  display: grid;
  overflow: clip;
  border-radius: ${shape.picture};

  > figure {
    position: relative;
    grid-area: 1 / 1;
  }
  /* Shows the second picture to the right of the handle's center. */
  > :nth-child(2) {
    clip-path: inset(0 0 0 calc(${HANDLE} / 2 + (100% - ${HANDLE}) * var(--at, ${START / 100})));
  }
  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  figcaption {
    position: absolute;
    top: ${theme.space[3]};
    left: ${theme.space[3]};
    padding: ${theme.space[1]} ${theme.space[3]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.veil};
    color: ${theme.color.onStrong};
    font-size: ${theme.size.small};
    font-weight: 600;
  }
  > :nth-child(2) figcaption {
    right: ${theme.space[3]};
    left: auto;
  }

  ${withoutScript} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[2]};
    > figure {
      grid-area: auto;
    }
    > :nth-child(2) {
      clip-path: none;
    }
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    figcaption {
      position: static;
      color: inherit;
    }
    > figure {
      grid-area: auto;
    }
    > :nth-child(2) {
      clip-path: none;
    }
  }
`;

/** A range input over the full picture; its thumb is the handle. */
export const Handle = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  /* Raises the thumb, which would hide a nose in the middle. */
  padding: 0 0 40%;
  background: none;
  cursor: ew-resize;
  touch-action: pan-y;

  &:focus-visible {
    border-radius: ${shape.picture};
    outline-color: ${theme.color.onStrong};
    outline-offset: -6px;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: ${HANDLE};
    height: ${HANDLE};
    border: 3px solid ${theme.color.surface};
    border-radius: 50%;
    background: ${theme.color.apple} content-box;
    box-shadow: ${theme.shadow.high};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    width: ${HANDLE};
    height: ${HANDLE};
    border: 3px solid ${theme.color.surface};
    border-radius: 50%;
    background: ${theme.color.apple};
  }
  ${media.forcedColors} {
    appearance: auto;
    top: auto;
    height: ${HANDLE};
    padding: 0;
    background: Canvas;
  }
  ${withoutScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** The vertical line between the two pictures. */
export const Seam = styled.div`
  position: absolute;
  inset: 0 auto 0 calc(${HANDLE} / 2 + (100% - ${HANDLE}) * var(--at, ${START / 100}) - 1.5px);
  width: 3px;
  background: ${theme.color.surface};
  pointer-events: none;

  /* The arrows on the handle. */
  &::after {
    content: '\\2039\\2002\\203a';
    position: absolute;
    top: 20%;
    left: 50%;
    translate: -50% -56%;
    color: ${theme.color.onStrong};
    font-size: 1.5rem;
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
  }
  ${media.forcedColors} {
    &::after {
      content: none;
    }
  }
  ${withoutScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
