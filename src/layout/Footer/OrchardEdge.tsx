import { styled } from 'styled-components';
import { media } from '#theme/theme.ts';
import orchardEdge from './orchardEdge.svg';

/** The height that the last section reserves for the trees above the footer. */
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
 * A hill with apple trees above the footer. An image file, because its hundred SVG shapes inline
 * would slow down style and layout on every page.
 */
export function OrchardEdge() {
  return <Drawing src={orchardEdge} alt="" loading="lazy" />;
}
