import { css, styled } from 'styled-components';
import { useStore } from 'zustand';
import { theme } from '#theme/theme.ts';
import { toastStore } from './toasts.ts';

/**
 * Above the buttons of an open drawer: at the top, a toast covers what it is about, the drawer's
 * title, steps and first fields.
 */
export const aboveDrawerFoot = css`
  html:has([role='dialog'][data-state='open']) & {
    inset-block: auto min(8.5rem, 21vh);
  }
`;

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
  ${aboveDrawerFoot}
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
