import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Centres its content, as wide as a page gets, with a gutter on each side. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.measure.page};
  margin-inline: auto;
  padding-inline: ${theme.gutter};
`;
