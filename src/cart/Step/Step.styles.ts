import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { media, theme } from '#theme/theme.ts';

/**
 * The drawer's horizontal padding. Capped in vw, so that large text does not widen it on a phone.
 */
export const inset = `min(${theme.space[6]}, 6.4vw)`;

/** A step's scrollable content; the drawer's head and foot stay in place. */
export const StepBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${theme.space[5]};
  padding: ${theme.space[5]} ${inset};

  @media (max-height: 34rem) {
    flex: 1 0 auto;
    overflow: visible;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const StepFoot = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${inset} max(${theme.space[5]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.paper};
`;

/** Back on the left; the primary button fills the rest of the row. */
export const StepActions = styled(ButtonRow)`
  > * {
    padding-inline: ${theme.space[4]};
  }
  > :last-child {
    flex: 1 1 0;
  }
  ${media.print} {
    display: none;
  }
`;
