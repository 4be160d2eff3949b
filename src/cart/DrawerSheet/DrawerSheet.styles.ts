import { css, styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

const timing = css`
  ${theme.motion.calm} ${theme.motion.ease}
`;

/** The dark overlay; a click on it closes the drawer (Q9). */
export const Overlay = styled.div`
  position: fixed;
  z-index: ${theme.layer.drawer};
  inset: 0;
  background: ${theme.color.veil};
  transition: opacity ${timing};
  html:not([data-opening]) & {
    @starting-style {
      opacity: 0;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** The drawer's panel: at the right edge, as high as the screen. */
export const Sheet = styled.div`
  position: fixed;
  z-index: ${theme.layer.drawer};
  inset-block: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  width: min(30rem, 100%);
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
  transition: transform ${timing};
  /* No animation if it replaces a visible sheet (CartButton). */
  html:not([data-opening]) & {
    @starting-style {
      transform: translateX(100%);
    }
  }

  &:focus-visible {
    outline: none;
  }
  ${media.tablet} {
    overflow: clip;
    border-radius: ${theme.radius.large} 0 0 ${theme.radius.large};
  }
  /* A phone in landscape: too low for fixed head and foot, so the whole sheet scrolls. */
  @media (max-height: 34rem) {
    overflow-y: auto;
  }
  ${media.forcedColors} {
    border-inline-start: 2px solid CanvasText;
  }
  ${media.print} {
    position: static;
    display: block;
    width: 100%;
    overflow: visible;
    box-shadow: none;
  }
`;

/** The panel while the drawer's code is loading. */
export const WaitingSheet = styled(Sheet)`
  justify-content: center;
`;
