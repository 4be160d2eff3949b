import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { plannerDisclaimer } from '#content/stages.ts';
import { theme } from '#theme/theme.ts';

const Note = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  max-width: ${theme.measure.text};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-block-start: 0.15em;
  }
`;

/** The planner's disclaimer, shown with it and beside the packages (F16, ruling 37). */
export function PlannerDisclaimer() {
  return (
    <Note>
      <Info aria-hidden="true" />
      {plannerDisclaimer}
    </Note>
  );
}
