import { styled } from 'styled-components';
import { withoutScript } from '#components/QueryStates/WithoutScript.ts';
import { Section } from '#components/Section/Section.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

/** With less space above, so that the prices are close to the top of the page. */
export const First = styled(Section)`
  padding-block-start: 0;

  ${media.desktop} {
    padding-block-start: 0;
  }
`;

export const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  > ul {
    list-style: none;
  }
  ${withoutScript('display: none;')}
`;

export const Ghost = styled.li`
  min-height: 30rem;
  border: 1.5px dashed ${theme.color.line};
  border-radius: ${shape.card};
`;

export const GhostIndex = styled.div`
  height: 20.25rem;
  border: 1.5px dashed ${theme.color.line};
  border-radius: ${shape.card};
  ${media.desktop} {
    height: 26rem;
  }
`;

export const Comparison = styled.section`
  min-width: 0;
`;

export const Provider = styled.p`
  margin-block: ${theme.space[4]} ${theme.space[2]};
  font-weight: 600;
`;
