import { styled } from 'styled-components';
import { media } from '#theme/theme.ts';
import orchardEdge from './orchardEdge.svg';

/** What the page leaves free for the trees below its last section. */
export const ORCHARD_HEIGHT = 'clamp(4rem, 9vw, 8rem)';

const Drawing = styled.img`
  position: absolute;
  inset-inline: 0;
  bottom: calc(100% - 1px);
  width: 100%;
  height: ${ORCHARD_HEIGHT};
  object-fit: cover;
  object-position: left bottom;
  pointer-events: none;
  ${media.forcedColors} {
    display: none;
  }
`;

/**
 * Where the page meets the footer: a hill with a row of apple trees. A file, since its hundred
 * shapes in each page would cost every change of style and layout.
 */
export function OrchardEdge() {
  return <Drawing src={orchardEdge} alt="" loading="lazy" />;
}
