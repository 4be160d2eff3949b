import * as Dialog from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: -50% calc(-50% + 1rem); }`;

export const Veil = styled.div`
  position: fixed;
  z-index: ${theme.layer.popup};
  inset: 0;
  background: ${theme.color.veil};
  animation: ${fade} ${theme.motion.calm} ${theme.motion.ease};
`;

export const Panel = styled(Dialog.Content)`
  position: fixed;
  z-index: ${theme.layer.popup};
  top: 50%;
  left: 50%;
  translate: -50% -50%;
  width: min(30rem, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  overflow: hidden auto;
  border: 6px solid ${theme.color.surface};
  border-radius: ${shape.picture};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
  /* A phone in landscape: picture and text fit side by side. */
  @media (max-height: 30rem) and (min-width: 34rem) {
    display: grid;
    grid-template-columns: 2fr 3fr;
    align-items: center;
    width: min(44rem, 100% - 2rem);
  }
  animation: ${rise} ${theme.motion.calm} ${theme.motion.ease};

  &:focus-visible {
    border-radius: ${shape.picture};
  }
  ${media.forcedColors} {
    border: 2px solid CanvasText;
  }
`;

export const Poster = styled.div`
  img {
    border-radius: 2.125rem 1.125rem 1rem 1.25rem / 1.125rem 2.375rem 1.25rem 1rem;
  }
`;

export const PromoText = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;

export const Title = styled(Dialog.Title)`
  font-size: ${theme.size.h3};
`;

export const When = styled.p`
  color: ${theme.color.appleDeep};
  font-weight: 650;
`;

export const Text = styled(Dialog.Description)``;

export const Actions = styled(ButtonRow)`
  margin-block-start: ${theme.space[2]};
  > * {
    flex: 1 1 auto;
  }
`;
