import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.large};
  background: ${theme.colour.leafPale};
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: none;

  .field {
    fill: ${theme.colour.honeyPale};
    opacity: 0.75;
  }
  .furrow {
    fill: none;
    stroke: ${theme.colour.leaf};
    stroke-width: 1;
    stroke-dasharray: 1 6;
    opacity: 0.35;
  }
  .crown {
    fill: ${theme.colour.leaf};
    opacity: 0.7;
  }
  .trunk {
    fill: none;
    stroke: ${theme.colour.edge};
    stroke-width: 1.6;
  }
  .fruit {
    fill: ${theme.colour.apple};
  }
  .kerb,
  .road,
  .way {
    fill: none;
    stroke: ${theme.colour.edge};
    stroke-width: 11;
  }
  .road {
    stroke: ${theme.colour.surface};
    stroke-width: 8.5;
  }
  .way {
    stroke: ${theme.colour.apple};
    stroke-width: 2.4;
    stroke-dasharray: 0.5 6;
  }
  .dot {
    fill: ${theme.colour.surface};
    stroke: ${theme.colour.ink};
    stroke-width: 1.6;
  }
  .star {
    fill: ${theme.colour.honey};
    stroke: ${theme.colour.ink};
    stroke-width: 1.2;
  }
  .pin {
    fill: ${theme.colour.leafDeep};
    stroke: ${theme.colour.surface};
    stroke-width: 1.6;
  }
  .eye {
    fill: ${theme.colour.surface};
  }
  .apple {
    fill: ${theme.colour.apple};
    stroke: ${theme.colour.surface};
    stroke-width: 2;
  }
  .stalk {
    fill: none;
    stroke: ${theme.colour.ink};
    stroke-width: 1.8;
  }
  .leaf {
    fill: ${theme.colour.leaf};
  }
  .shine {
    fill: none;
    stroke: ${theme.colour.onStrong};
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .rose {
    fill: ${theme.colour.surface};
    stroke: ${theme.colour.edge};
    stroke-width: 1.2;
  }
  .needle {
    fill: ${theme.colour.ink};
  }
  .needle-light {
    fill: ${theme.colour.honey};
  }
  .bar {
    fill: none;
    stroke: ${theme.colour.ink};
    stroke-width: 1.8;
  }

  text {
    fill: ${theme.colour.ink};
    stroke: ${theme.colour.paper};
    stroke-width: 4;
    paint-order: stroke;
    font-family: ${theme.font.text};
    font-size: 14px;
    font-weight: 500;
  }
  .strong {
    font-weight: 700;
  }
  .small {
    font-size: 13px;
  }
`;
