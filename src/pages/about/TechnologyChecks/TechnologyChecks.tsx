import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import type { CardWords } from '#content/pages/page.types.ts';
import { media, theme } from '#theme/theme.ts';

const Checks = styled.ul`
  display: grid;
  gap: ${theme.space[6]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[1]} ${theme.space[4]};

  > h3 {
    font-size: ${theme.size.h4};
    line-height: 2.25rem;
  }
  > p {
    grid-column: 2;
    color: ${theme.color.inkSoft};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 55% 45% 50% 50%;
  background: ${theme.color.leaf};
  color: ${theme.color.onStrong};

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export type TechnologyChecksProps = { checks: readonly CardWords[] };

/** The benefits of the studio's equipment, as a list with check marks (I2). */
export function TechnologyChecks({ checks }: TechnologyChecksProps) {
  return (
    <Checks role="list">
      {checks.map(({ title, text }) => (
        <Item key={title}>
          <Mark>
            <Check aria-hidden="true" />
          </Mark>
          <h3>{title}</h3>
          <p>
            <NoBreak>{text}</NoBreak>
          </p>
        </Item>
      ))}
    </Checks>
  );
}
