import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';

const Anchor = styled.a`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  color: ${theme.color.onStrong};
  font-weight: 650;
  translate: 0 -200%;

  ${media.hover} {
    &:hover {
      color: ${theme.color.onStrong};
    }
  }
  &:focus {
    translate: none;
  }
`;

/** The first link in tab order: skips the header. */
export function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>;
}
