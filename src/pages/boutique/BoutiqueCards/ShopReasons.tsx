import { HeartHandshake, ShieldCheck, ShoppingBag, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { Grid } from '#components/Grid/Grid.tsx';
import type { CardWords } from '#content/pages/page.types.ts';
import { theme } from '#theme/theme.ts';

const Reasons = styled(Grid).attrs({ as: 'ul', role: 'list', min: '14rem' })``;

const Item = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  padding-block-start: ${theme.space[5]};
  border-block-start: 2px solid ${theme.color.honey};

  > svg {
    width: 2rem;
    height: 2rem;
    margin-block-end: ${theme.space[1]};
    color: ${theme.color.apple};
  }
  > h3 {
    font-size: ${theme.size.h4};
  }
  > p {
    color: ${theme.color.inkSoft};
  }
`;

/** One icon per reason, in the same order as the texts. */
const signs = [ShieldCheck, Sparkles, ShoppingBag, HeartHandshake] as const;

export type ShopReasonsProps = { reasons: readonly [CardWords, CardWords, CardWords, CardWords] };

/** Reasons to shop here: secure, curated, pickup or shipping, and advice (H3). */
export function ShopReasons({ reasons }: ShopReasonsProps) {
  return (
    <Reasons>
      {reasons.map(({ title, text }, index) => {
        const Sign = signs[index];
        return (
          <Item key={title}>
            {Sign && <Sign aria-hidden="true" strokeWidth={1.5} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </Item>
        );
      })}
    </Reasons>
  );
}
