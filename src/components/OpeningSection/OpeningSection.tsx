import { styled } from 'styled-components';
import { Section } from '#components/Section/Section.tsx';
import { theme } from '#theme/theme.ts';

/** The first section below a hero, with less space above because the hero has its own. */
export const OpeningSection = styled(Section)`
  padding-block-start: ${theme.space[2]};
`;
