import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** Centers its content at the page's maximum width, with a gutter on each side. */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.measure.page};
  margin-inline: auto;
  padding-inline: ${theme.gutter};
`;
