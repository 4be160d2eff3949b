import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

const Drawing = styled.svg`
  display: none;
  position: absolute;
  top: 0;
  right: 0;
  width: clamp(16rem, 32vw, 26rem);
  pointer-events: none;
  ${media.desktop} {
    display: block;
  }
  ${media.forcedColours} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const leaves = [
  { x: 92, y: 96, turn: 150 },
  { x: 128, y: 74, turn: 215 },
  { x: 168, y: 92, turn: 120 },
  { x: 214, y: 58, turn: 200 },
  { x: 254, y: 62, turn: 35 },
  { x: 290, y: 40, turn: 175 },
  { x: 312, y: 54, turn: 120 },
  { x: 352, y: 26, turn: 190 },
  { x: 60, y: 112, turn: 185 },
] as const;

const apples = [
  { x: 118, y: 112, size: 1 },
  { x: 232, y: 96, size: 1.25 },
  { x: 330, y: 88, size: 1.05 },
] as const;

/** A branch that reaches into a page without a picture of its own. */
export function AppleBranch() {
  return (
    <Drawing viewBox="0 0 400 190" aria-hidden="true">
      <g fill="none" stroke={theme.colour.edge} strokeLinecap="round">
        <path strokeWidth="7" d="M410 8c-52 12-96 40-150 52" />
        <path strokeWidth="5" d="M262 60c-62 10-112 16-150 34" />
        <path strokeWidth="3" d="M114 93c-22 8-38 12-58 20M300 40c4 14 20 20 34 24" />
      </g>
      {apples.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            fill="none"
            stroke={theme.colour.ink}
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M0 4C-1-6 1-16 4-26"
          />
          <path
            fill={theme.colour.apple}
            d="M0 4c7-7 22-5 26 8 4 16-7 38-19 39-3 0-4-2-7-2s-4 2-7 2c-12-1-23-23-19-39C-22-1-7-3 0 4Z"
          />
          <path
            fill="none"
            stroke={theme.colour.applePale}
            strokeWidth="2.5"
            strokeLinecap="round"
            opacity="0.7"
            d="M-18 16c0-5 2-8 6-9"
          />
        </g>
      ))}
      {leaves.map(({ x, y, turn }, index) => (
        <path
          key={x}
          fill={index % 3 === 0 ? theme.colour.leafDeep : theme.colour.leaf}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M0 0c8-14 26-16 40-4C28 8 10 10 0 0Z"
        />
      ))}
    </Drawing>
  );
}
