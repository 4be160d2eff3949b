import { styled } from 'styled-components';
import { Section } from '#components/Section/Section.tsx';
import { theme } from '#theme/theme.ts';

/** The first section on plain paper under a hero, which leaves enough space above it. */
export const OpeningSection = styled(Section)`
  padding-block-start: ${theme.space[2]};
`;
