import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.leafPale};
  stroke-linecap: round;
  stroke-linejoin: round;
  forced-color-adjust: none;

  .field {
    fill: ${theme.color.honeyPale};
    opacity: 0.75;
  }
  .furrow {
    fill: none;
    stroke: ${theme.color.leaf};
    stroke-width: 1;
    stroke-dasharray: 1 6;
    opacity: 0.35;
  }
  .crown {
    fill: ${theme.color.leaf};
    opacity: 0.7;
  }
  .trunk {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 1.6;
  }
  .fruit {
    fill: ${theme.color.apple};
  }
  .kerb,
  .road,
  .way {
    fill: none;
    stroke: ${theme.color.edge};
    stroke-width: 11;
  }
  .road {
    stroke: ${theme.color.surface};
    stroke-width: 8.5;
  }
  .way {
    stroke: ${theme.color.apple};
    stroke-width: 2.4;
    stroke-dasharray: 0.5 6;
  }
  .dot {
    fill: ${theme.color.surface};
    stroke: ${theme.color.ink};
    stroke-width: 1.6;
  }
  .star {
    fill: ${theme.color.honey};
    stroke: ${theme.color.ink};
    stroke-width: 1.2;
  }
  .pin {
    fill: ${theme.color.leafDeep};
    stroke: ${theme.color.surface};
    stroke-width: 1.6;
  }
  .eye {
    fill: ${theme.color.surface};
  }
  .apple {
    fill: ${theme.color.apple};
    stroke: ${theme.color.surface};
    stroke-width: 2;
  }
  .stalk {
    fill: none;
    stroke: ${theme.color.ink};
    stroke-width: 1.8;
  }
  .leaf {
    fill: ${theme.color.leaf};
  }
  .shine {
    fill: none;
    stroke: ${theme.color.onStrong};
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .rose {
    fill: ${theme.color.surface};
    stroke: ${theme.color.edge};
    stroke-width: 1.2;
  }
  .needle {
    fill: ${theme.color.ink};
  }
  .needle-light {
    fill: ${theme.color.honey};
  }
  .bar {
    fill: none;
    stroke: ${theme.color.ink};
    stroke-width: 1.8;
  }

  text {
    fill: ${theme.color.ink};
    stroke: ${theme.color.paper};
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
