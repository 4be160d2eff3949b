import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Figure = styled.figure`
  display: grid;
  gap: ${theme.space[3]};
`;

export const Frame = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.picture};
  background: ${theme.color.paperDeep};
  box-shadow: ${theme.shadow.low};
  ${media.print} {
    max-width: 36rem;
  }

  iframe,
  picture,
  picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const PlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    border-radius: ${shape.picture};
    outline-offset: -6px;
  }
`;

export const PlayMark = styled.span`
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  border: 3px solid ${theme.color.onStrong};
  border-radius: 54% 46% 52% 48% / 50% 54% 46% 50%;
  background: ${theme.color.apple};
  color: ${theme.color.onStrong};
  box-shadow: ${theme.shadow.high};
  transition: scale ${theme.motion.calm} ${theme.motion.ease};

  svg {
    width: 2rem;
    height: 2rem;
    margin-inline-start: 0.25rem;
    fill: currentColor;
  }
  button:hover > & {
    scale: 1.06;
    background: ${theme.color.appleDeep};
  }
  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  line-height: 1.4;

  > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;
