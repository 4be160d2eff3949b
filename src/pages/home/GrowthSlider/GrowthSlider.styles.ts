import { css, styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Card } from '#components/Card/Card.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { firstWeek, lastWeek } from '#content/growth.ts';
import { stageHeads } from '#content/stageHeads.ts';
import { media, theme } from '#theme/theme.ts';

/** A week's position on the rail. */
const railPosition = (week: number) =>
  `${(((week - firstWeek) / (lastWeek - firstWeek)) * 100).toFixed(2)}%`;

const { from, to } = stageHeads.optimal3d.weeks;

/** The labeled weeks: the first of each stage, and the last week. */
export const starts = [
  ...Object.values(stageHeads).flatMap(({ weeks }) => weeks?.from ?? []),
  lastWeek,
];

/** The thumb's width, including its border. */
const THUMB = '1.875rem';

const thumb = css`
  width: 1.375rem;
  height: 1.375rem;
  border: 0.25rem solid ${theme.color.surface};
  border-radius: 50%;
  background: ${theme.color.apple};
  box-shadow:
    0 0 0 1px ${theme.color.apple},
    ${theme.shadow.low};
`;

/**
 * On phones, a slider directly below the apple. From tablets on, a card as wide as the page, below
 * the text and the apple.
 */
export const Sheet = styled(Card)`
  gap: ${theme.space[2]};
  width: 100%;
  max-width: 34rem;
  justify-self: center;

  @media (scripting: enabled) and (max-width: 39.99rem) {
    gap: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  ${media.tablet} {
    grid-column: 1 / -1;
    max-width: none;
  }
  /* Without JavaScript: the question, and a link per stage. */
  @media (scripting: none) {
    > div + div,
    b {
      display: none;
    }
    > noscript {
      columns: 18rem;

      > a {
        justify-content: start;
      }
    }
  }
`;

/** A week's line of text and its links, in columns whose widths are the same for every week. */
export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 20rem;

    > p {
      grid-row: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem 13rem;

    > p {
      grid-row: auto;
    }
  }
`;

export const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[2]};
  font-weight: 650;

  > b {
    margin-inline-start: auto;
    color: ${theme.color.apple};
    font-family: ${theme.font.heading};
    /* Small enough to fit beside the question on most phones; grows with the text size. */
    font-size: clamp(1.1875rem, 4.9vw, ${theme.size.h3});
  }
`;

/** The slider's rail; the weeks of the 3D/4D window are green. */
export const Rail = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: 1.125rem 0 auto;
    height: 0.5rem;
    border-radius: ${theme.radius.pill};
    background: linear-gradient(
      90deg,
      ${theme.color.line} ${railPosition(from)},
      ${theme.color.leaf} ${railPosition(from)} ${railPosition(to)},
      ${theme.color.line} ${railPosition(to)}
    );
  }

  input {
    appearance: none;
    position: relative;
    display: block;
    width: calc(100% + ${THUMB});
    height: ${theme.target};
    margin: 0 -0.9375rem;
    background: none;
    /* When the slider gets focus, the apple above it scrolls into view too. */
    scroll-margin-top: 36vh;
    cursor: pointer;
    touch-action: pan-y;

    &:focus-visible {
      outline-offset: 0;
    }

    &::-webkit-slider-thumb {
      appearance: none;
      ${thumb}
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }

  ${media.forcedColors} {
    /* The window is a line below the browser's own slider. */
    &::before {
      inset: 2.125rem 0 auto;
      height: 0.25rem;
      forced-color-adjust: none;
      background: linear-gradient(
        90deg,
        transparent ${railPosition(from)},
        Highlight ${railPosition(from)} ${railPosition(to)},
        transparent ${railPosition(to)}
      );
    }
    input {
      appearance: auto;
      width: calc(100% + 1rem);
      margin: 0 -0.5rem;
    }
  }
`;

/** A tick per week, and labels at the first week of each stage. */
export const Scale = styled.div`
  display: grid;
  grid-template-columns: ${starts.map((week, index) => `${(starts[index + 1] ?? week) - week}fr`).join(' ')};
  padding-block-start: 0.875rem;
  margin-block-start: -0.625rem;
  background: repeating-linear-gradient(
      90deg,
      ${theme.color.edge} 0 1px,
      transparent 1px calc((100% - 1px) / ${lastWeek - firstWeek})
    )
    0 0 / 100% 0.3125rem no-repeat;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  > span {
    width: 2em;
    margin-inline: -1em;
    text-align: center;
  }
  /* Else the ticks are not painted. */
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

/** A week's text. Its height is reserved, so that changing the week causes no layout shift. */
export const Line = styled.p`
  min-height: 4lh;
  line-height: 1.45;
  @media (min-width: 24rem) {
    min-height: 3lh;
  }

  > strong {
    display: block;
    color: ${theme.color.leaf};
    font-weight: 650;
  }
`;

/** The link to the package, with space reserved for the price at the end of the row. */
export const Package = styled(ButtonLink)`
  flex-wrap: wrap;
  justify-content: space-between;
  width: 100%;
  padding-inline: ${theme.space[5]};
  text-align: start;
  /* Always as high as two lines, so that a change of package causes no layout shift. */
  @media (max-width: 24.3rem) {
    min-height: 4rem;
  }

  /* The label wraps between its words before the price moves to a line of its own. */
  > :first-child {
    flex: 1 1 min-content;
  }
  > :last-child {
    white-space: nowrap;
  }
`;

export const WeekLink = styled(TextLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.target};
  font-weight: 600;
`;
