import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

/** What the page leaves free for the trees below its last section. */
export const ORCHARD_HEIGHT = 'clamp(4rem, 9vw, 8rem)';

const Drawing = styled.svg`
  position: absolute;
  inset-inline: 0;
  bottom: calc(100% - 1px);
  width: 100%;
  height: ${ORCHARD_HEIGHT};
  pointer-events: none;
  ${media.forcedColours} {
    display: none;
  }
`;

const trees = [
  { x: 96, y: 62, size: 1 },
  { x: 190, y: 66, size: 0.8 },
  { x: 318, y: 84, size: 0.7 },
  { x: 1010, y: 60, size: 0.75 },
  { x: 1118, y: 54, size: 1 },
  { x: 1230, y: 60, size: 0.85 },
  { x: 1338, y: 70, size: 0.7 },
] as const;

/** Where the page meets the footer: a hill with a row of apple trees. */
export function OrchardEdge() {
  return (
    <Drawing viewBox="0 0 1440 128" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path
        fill={theme.colour.leaf}
        opacity="0.45"
        d="M0 128V96c150-34 330-44 520-22s330 26 520-2 290-28 400-8v64z"
      />
      {trees.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            fill="none"
            stroke={theme.colour.ink}
            strokeWidth="5"
            strokeLinecap="round"
            d="M0 34C1 18-2 12 1-2M0 14c5-4 9-7 13-13"
          />
          <path
            fill={theme.colour.leaf}
            d="M-30-8c-8-14 2-28 14-28 5-12 26-14 33-3 15-2 24 14 16 27 2 12-12 20-23 14C-1 9-13 8-18 3c-7 1-12-4-12-11Z"
          />
          <g fill={theme.colour.apple}>
            <circle cx="-14" cy="-16" r="4" />
            <circle cx="4" cy="-28" r="4" />
            <circle cx="18" cy="-12" r="4" />
            <circle cx="0" cy="-6" r="4" />
          </g>
        </g>
      ))}
      <path
        fill={theme.colour.leafDeep}
        d="M0 128V92c120-14 250-12 380 4s260 22 420 10 230-30 360-30 200 14 280 20v32z"
      />
    </Drawing>
  );
}
