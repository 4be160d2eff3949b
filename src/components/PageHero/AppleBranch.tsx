import { styled } from 'styled-components';
import { media } from '#theme/theme.ts';
import appleBranch from './appleBranch.svg';

const Drawing = styled.img`
  display: none;
  position: absolute;
  top: 0;
  right: 0;
  width: clamp(16rem, 32vw, 26rem);
  aspect-ratio: 400 / 190;
  pointer-events: none;
  ${media.desktop} {
    display: block;
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * A decorative branch for pages without a hero picture. A lazy image file, because phones don't
 * show it and should not download it.
 */
export function AppleBranch() {
  return <Drawing src={appleBranch} alt="" loading="lazy" />;
}
