import { useEffect, useState, type DOMAttributes } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { apple } from '#components/Logo/apple.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import { growthWords, startWeek } from '#content/growth.ts';
import { media, theme } from '#theme/theme.ts';
import type { WeekImage, WeekImageProps } from './WeekImage.tsx';

const BODY = apple.window;
const VIEW = { width: 44, height: 48 };
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

/** A width at which the apple is as high as what the screen has left below `above`. */
const fit = (screen: string, above: string) =>
  `calc((${screen} - ${above}) * ${(VIEW.width / VIEW.height).toFixed(3)})`;

const Figure = styled.figure`
  justify-self: center;
  /* Leaves space for the slider on the first screen of a phone. */
  width: clamp(9rem, ${fit('100vh', '31.25rem')}, min(14.5rem, 74vw));
  width: clamp(9rem, ${fit('100svh', '28.25rem')}, min(14.5rem, 74vw));
  ${media.tablet} {
    /* Leaves space for three lines of the heading beside it. */
    width: clamp(12.5rem, 71.4vw - 16rem, 18rem);
  }
  ${media.desktop} {
    width: clamp(18rem, ${fit('100vh', '21.5rem')}, min(29.5vw, 27rem));
  }
`;

const Apple = styled.div`
  position: relative;
  aspect-ratio: ${VIEW.width} / ${VIEW.height};
  background: radial-gradient(ellipse 42% 6% at 50% 94%, rgb(58 34 48 / 34%), transparent);
  /* Dragged sideways to another week; the page still scrolls up and down. */
  touch-action: pan-y;
  user-select: none;
  @media (scripting: enabled) {
    cursor: grab;
    &:active {
      cursor: grabbing;
    }
  }

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  > * {
    pointer-events: none;
  }
`;

const Window = styled.div`
  position: absolute;
  left: ${percent(BODY.x, VIEW.width)};
  top: ${percent(BODY.y, VIEW.height)};
  width: ${percent(BODY.width, VIEW.width)};
  height: ${percent(BODY.height, VIEW.height)};
  clip-path: url(#apple);

  img,
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
`;

const Caption = styled.figcaption`
  color: ${theme.color.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 600;
  text-align: center;
`;

const altOf = (week: number) => `${growthWords.alt} ${week}: ${growthWords.shows(week)}`;

export type AppleWindowProps = {
  week: number;
  /** The component for other weeks, loaded on the slider's first use. */
  OtherWeek?: typeof WeekImage | undefined;
  /** The events of a pointer that drags the apple. */
  dragEvents?: DOMAttributes<HTMLElement>;
};

/** Instead of another week's image that failed: the caption follows the image that stays. */
function StartWeek({ onShow }: Pick<WeekImageProps, 'onShow'>) {
  useEffect(() => onShow(startWeek), [onShow]);
  return null;
}

/** A week's example image inside the brand's apple, with the displayed week as its caption. */
export function AppleWindow({ week, OtherWeek, dragEvents }: AppleWindowProps) {
  const [shown, setShown] = useState<number>(startWeek);
  return (
    <Figure>
      <Apple {...dragEvents}>
        <svg viewBox={apple.viewBox} aria-hidden="true">
          <path fill={theme.color.apple} d={apple.body} />
        </svg>
        <Window>
          <Picture
            name="growth-week-31"
            alt={altOf(shown)}
            sizes="(min-width: 64rem) 24rem, 15rem"
            priority
          />
          {OtherWeek && (
            <ErrorBoundary part="week's image" fallback={<StartWeek onShow={setShown} />}>
              <OtherWeek week={week} onShow={setShown} />
            </ErrorBoundary>
          )}
        </Window>
        <svg viewBox={apple.viewBox} aria-hidden="true" fill="none" strokeLinecap="round">
          <clipPath id="apple" clipPathUnits="objectBoundingBox">
            <path transform="scale(.02626 .02864) translate(-3.04 -11.63)" d={apple.body} />
          </clipPath>
          <path stroke={theme.color.apple} strokeWidth="2.2" d={apple.body} />
          <path stroke={theme.color.applePale} strokeWidth=".5" opacity=".7" d={apple.gloss} />
          <path fill={theme.color.edge} d={apple.branch} />
          <path
            fill={theme.color.leafDeep}
            d={apple.leaf}
            transform="translate(46 1.5) rotate(70) scale(.65) translate(-25.4 -9.6)"
          />
          <path stroke={theme.color.ink} strokeWidth="1.3" d={apple.stem} />
          <path fill={theme.color.leaf} d={apple.leaf} />
        </svg>
      </Apple>
      <Caption>{growthWords.caption(shown)}</Caption>
    </Figure>
  );
}
