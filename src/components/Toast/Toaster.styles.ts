import * as RadixToast from '@radix-ui/react-toast';
import { css, keyframes, styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';
import { aboveDrawerFoot } from './PlainToasts.tsx';

const arrive = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;
const leave = keyframes`to { opacity: 0; }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(100vw); }
`;

export const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: ${theme.space[3]} ${theme.space[3]} auto;
  width: min(26rem, 100% - 2 * ${theme.space[3]});
  margin-inline: auto;
  padding: 0;
  list-style: none;
  border-radius: ${shape.card};
  ${aboveDrawerFoot}
  ${media.desktop} {
    &,
    html:has([role='dialog'][data-state='open']) & {
      inset: auto auto ${theme.space[6]} ${theme.space[6]};
    }
  }
`;

export const Root = styled(RadixToast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[4]};
  border: 2px solid ${theme.color.leaf};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.high};
  /* A dialog that opened later disables pointer events on other elements. */
  pointer-events: auto !important;
  animation: ${arrive} ${theme.motion.calm} ${theme.motion.ease};

  > svg {
    margin-block-start: 0.1rem;
    color: ${theme.color.leaf};
  }
  ${({ $destructive }) =>
    $destructive &&
    css`
      border-color: ${theme.color.apple};
      background: ${theme.color.applePale};
      > svg {
        color: ${theme.color.apple};
      }
    `}

  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.quick} ${theme.motion.ease} forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.motion.quick} ${theme.motion.ease};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.motion.quick} ${theme.motion.ease} forwards;
  }
  &:focus-visible {
    border-radius: ${shape.card};
  }
  ${media.print} {
    display: none;
  }
`;

export const Message = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
`;

export const Title = styled(RadixToast.Title)`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h4};
  font-weight: 600;
  line-height: 1.25;
`;

export const Description = styled(RadixToast.Description)`
  line-height: 1.45;
`;

export const Close = styled(IconButton).attrs({ as: RadixToast.Close })`
  margin: -0.5rem;
`;
