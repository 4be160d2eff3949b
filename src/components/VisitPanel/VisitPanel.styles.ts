import { styled } from 'styled-components';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { theme } from '#theme/theme.ts';

export const Panel = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
`;

export const Address = styled.address`
  font-style: normal;
`;

export const Actions = styled(ButtonRow)`
  margin-block-start: ${theme.space[2]};
`;
