import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { apple } from '#components/Logo/apple.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import { growthWords, startWeek } from '#content/growth.ts';
import { media, theme } from '#theme/theme.ts';
import type { WeekImage, WeekImageProps } from './WeekImage.tsx';

/** The bounding box of the apple's body, in its SVG's units. */
const BODY = { x: 3.04, y: 11.63, width: 38.08, height: 34.92 };
const VIEW = { width: 44, height: 48 };
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

const Figure = styled.figure`
  justify-self: center;
  /* Larger than the heading, because the scan is the main content. */
  width: min(14.5rem, 74vw);
  ${media.tablet} {
    /* Leaves space for three lines of the heading beside it. */
    width: clamp(12.5rem, 71.4vw - 16rem, 18rem);
  }
  ${media.desktop} {
    width: clamp(22rem, 29.5vw, 27rem);
    margin-block-end: ${theme.space[2]};
  }
`;

const Apple = styled.div`
  position: relative;
  aspect-ratio: ${VIEW.width} / ${VIEW.height};
  background: radial-gradient(ellipse 42% 6% at 50% 94%, rgb(58 34 48 / 34%), transparent);

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
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
};

/** Instead of another week's image that failed: the caption follows the image that stays. */
function StartWeek({ onShow }: Pick<WeekImageProps, 'onShow'>) {
  useEffect(() => onShow(startWeek), [onShow]);
  return null;
}

/** A week's example image inside the brand's apple, with the displayed week as its caption. */
export function AppleWindow({ week, OtherWeek }: AppleWindowProps) {
  const [shown, setShown] = useState<number>(startWeek);
  return (
    <Figure>
      <Apple>
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
          <path
            stroke={theme.color.applePale}
            strokeWidth=".5"
            opacity=".7"
            d="M3.6 21.5c.4-3.6 2.5-6.6 6-8.2"
          />
          <path
            fill={theme.color.edge}
            d="M21 5.2C26 2.2 33 .4 43 .3c20-.2 40 1.9 87-7.8v2.5C83 3.9 63 2.2 43 1.7 34 1.5 27 2.9 21.3 5.8Z"
          />
          <path
            fill={theme.color.leafDeep}
            d={apple.leaf}
            transform="translate(46 1.5) rotate(70) scale(.65) translate(-25.4 -9.6)"
          />
          <path stroke={theme.color.ink} strokeWidth="1.3" d={apple.stem} />
          <path fill={theme.color.leaf} d={apple.leaf} />
        </svg>
      </Apple>
      <Caption>{`${growthWords.caption} ${shown}`}</Caption>
    </Figure>
  );
}
