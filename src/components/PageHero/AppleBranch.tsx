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
 * A branch that reaches into a page without a picture of its own. A file, and lazy: a phone does not
 * show it, so its page does not carry it.
 */
export function AppleBranch() {
  return <Drawing src={appleBranch} alt="" loading="lazy" />;
}
