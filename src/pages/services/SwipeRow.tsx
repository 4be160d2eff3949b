import { type FocusEvent, type ReactNode, type UIEvent, useState } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '#theme/theme.ts';
import { Swiped } from './ServicesPage.styles.ts';

const Position = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-align: center;
  ${media.tablet} {
    display: none;
  }
`;

/** Scrolls the focused card into view: the browser shows no more of it than the focused link. */
function showFocusedCard({ target, currentTarget: row }: FocusEvent<HTMLElement>) {
  const [first] = row.children;
  const card = [...row.children].find((child) => child.contains(target));
  if (!card || !first || !target.matches(':focus-visible')) return;
  const left = card.getBoundingClientRect().left - first.getBoundingClientRect().left;
  row.scrollTo({ left, behavior: 'instant' });
}

export type SwipeRowProps = { columns?: '2' | '1+2'; children: ReactNode[] };

/** Cards that phones show as a horizontal strip, with the position of the visible one. */
export function SwipeRow({ columns, children }: SwipeRowProps) {
  const count = children.length;
  const [index, setIndex] = useState(0);

  function updateIndex({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }: UIEvent) {
    const share = scrollLeft / Math.max(1, scrollWidth - clientWidth);
    setIndex(Math.round(share * (count - 1)));
  }

  return (
    <div>
      <Swiped role="list" data-columns={columns} onScroll={updateIndex} onFocus={showFocusedCard}>
        {children}
      </Swiped>
      {count > 1 && <Position aria-hidden="true">{`${index + 1} of ${count}`}</Position>}
    </div>
  );
}
