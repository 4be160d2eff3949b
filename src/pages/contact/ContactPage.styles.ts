import { styled } from 'styled-components';
import { Container } from '#components/Container/Container.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const ContactColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding-block: ${theme.space[4]} ${theme.space[16]};

  h2 {
    font-size: ${theme.size.h3};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[16]};
    align-items: start;
    padding-block-end: ${theme.space[24]};
  }
`;

/** A box that looks like a sheet of letter paper. */
export const MessageSheet = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.gutter};
  border: 1px solid ${theme.color.line};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.low};
`;

export const Details = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  > section {
    display: grid;
    gap: ${theme.space[3]};
  }
`;

export const Note = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${shape.card};
  background: ${theme.color.honeyPale};
`;
