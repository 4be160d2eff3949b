import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { theme } from '#theme/theme.ts';
import { toastStore } from './toasts.ts';

const Note = styled.p`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: ${theme.space[3]} ${theme.space[3]} auto;
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.space[4]};
  border: 2px solid ${theme.color.apple};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
`;

/** Toasts as plain text, for when the toasts' code can't be loaded, as when offline. */
export function PlainToasts() {
  const shown = useStore(toastStore, ({ toasts }) => toasts.find(({ open }) => open));
  return (
    <div role="status">
      {shown && (
        <Note>
          <strong>{shown.title}</strong> <span>{shown.description}</span>
        </Note>
      )}
    </div>
  );
}
