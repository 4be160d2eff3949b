import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

/** A light box for one item of a group. Choose the element with `as`. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: clamp(1.25rem, 3vw, 1.75rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
  overflow-wrap: anywhere;
`;
