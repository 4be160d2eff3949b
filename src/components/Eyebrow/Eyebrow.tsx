import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

/** A short line above a heading that names its topic. */
export const Eyebrow = styled.p`
  color: ${theme.color.leafDeep};
  font-size: ${theme.size.small};
  font-weight: 700;
  letter-spacing: 0.04em;
`;
