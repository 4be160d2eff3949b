import { styled } from 'styled-components';
import { Grid } from '#components/Grid/Grid.tsx';
import { withoutScript } from '#components/QueryStates/WithoutScript.ts';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

export const Shelf = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  padding: 0;
  list-style: none;
`;

/** Reserves about the height of the product list while it loads, to limit layout shift. */
export const Place = styled.div`
  > [role='status'] {
    min-height: 28rem;
    /* Nothing loads; the note below explains what to do. */
    ${withoutScript('display: none;')}
  }
`;

/** Shown instead of the product list when it is empty or failed to load. */
export const EmptyShelf = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  max-width: 44rem;
  padding: ${theme.space[8]} ${theme.space[6]};
  border: 1.5px dashed ${theme.color.edge};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
`;
