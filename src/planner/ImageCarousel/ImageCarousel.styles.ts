import { styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Frame = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  ${media.print} {
    max-width: 26rem;
  }
`;

export const Row = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Figure = styled.figure`
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${shape.card};
    object-fit: cover;
  }
`;

export const Caption = styled.figcaption`
  padding: ${theme.space[2]} ${theme.space[1]} 0;
  color: ${theme.color.honeyInk};
  font-weight: 600;
`;

export const Controls = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space[1]};

  /* Selects the button, because the tooltip's wrapper has display: contents. */
  > :last-child > button {
    grid-column: 3;
  }
`;

export const Step = styled(IconButton)`
  --over: ${theme.color.honeyPale};
  border: 1px solid ${theme.color.edge};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  transition: background ${theme.motion.quick} ${theme.motion.ease};

  &:focus-visible {
    outline-offset: 3px;
  }
`;

/** In narrow layouts the dots have their own row; each is as wide as a touch target. */
export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: 1 / 1 / auto / -1;
  justify-content: center;
  /* Into the card's padding, so that seven fit a row. */
  margin-inline: calc(-1 * ${theme.space[5]});

  ${media.tablet} {
    grid-area: auto;
    margin-inline: 0;
  }
  ${media.desktop} {
    grid-area: 1 / 1 / auto / -1;
  }
`;

export const Dot = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${theme.color.edge};
    border-radius: ${theme.radius.pill};
    transition: width ${theme.motion.calm} ${theme.motion.ease};
  }

  &[aria-current='true']::before {
    width: 1.5rem;
    border-color: ${theme.color.apple};
    background: ${theme.color.apple};
  }

  ${media.reducedMotion} {
    &::before {
      transition: none;
    }
  }

  ${media.forcedColors} {
    &[aria-current='true']::before {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Counter = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: center;
`;

export const NoImages = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[8]} ${theme.space[6]};
  border: 1.5px dashed ${theme.color.edge};
  border-radius: ${shape.card};
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
  text-align: center;
`;
