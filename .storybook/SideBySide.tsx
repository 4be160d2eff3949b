import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';
import { asParam } from './review/address.ts';
import { comparisons, type Comparison } from './toolbar.ts';

/** Whether this page is one of the frames that stand side by side. */
export const isPane = (): boolean => window.parent !== window && window.name === PANE;

const PANE = 'pane';
/** The height of a frame, in its own pixels. */
const HEIGHT = 900;
const GAP = 16;

const Row = styled.ul`
  display: flex;
  gap: ${GAP}px;
  margin: 0;
  padding: ${GAP}px;
  list-style: none;
  background: ${theme.colour.paperDeep};
`;

const Sheet = styled.figure`
  margin: 0;
  figcaption {
    padding-block-end: ${theme.space[2]};
    font-size: ${theme.size.small};
    font-weight: 600;
  }
  div {
    overflow: hidden;
    border: 1px solid ${theme.colour.edge};
    background: ${theme.colour.surface};
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;

/** The share of the way down that a page is scrolled, from 0 to 1. */
function shareOf({ scrollTop, scrollHeight, clientHeight }: Element) {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

type SideBySideProps = {
  /** The story. */
  id: string;
  compared: Comparison;
  onSettled: () => void;
};

/** One story in several real frames, each as wide as it says; they scroll together. */
export function SideBySide({ id, compared, onSettled }: SideBySideProps) {
  const panes = comparisons[compared];
  const row = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(innerWidth);

  useEffect(onSettled, [onSettled]);
  useEffect(() => {
    const measure = () => setRoom(document.documentElement.clientWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  function follow(leader: Window) {
    const frames = [...(row.current?.querySelectorAll('iframe') ?? [])];
    const scrolled = leader.document.scrollingElement;
    if (!scrolled) return;
    for (const { contentWindow } of frames) {
      const page = contentWindow?.document.scrollingElement;
      if (!page || contentWindow === leader) continue;
      const top = shareOf(scrolled) * (page.scrollHeight - page.clientHeight);
      if (Math.abs(page.scrollTop - top) > 1) page.scrollTo({ top, behavior: 'instant' });
    }
  }

  function listen({ contentWindow }: HTMLIFrameElement) {
    if (!contentWindow) return;
    let waiting = false;
    contentWindow.addEventListener('scroll', () => {
      // Only the frame that a hand is on leads.
      if (waiting || !contentWindow.document.querySelector(':hover')) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        follow(contentWindow);
      });
    });
  }

  const whole = panes.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(1, (room - GAP * (panes.length + 1) - 2 * panes.length) / whole);
  return (
    <Row ref={row} aria-label="The story in several frames">
      {panes.map(({ title, width, globals }) => (
        <li key={title}>
          <Sheet>
            <figcaption>{title}</figcaption>
            <div style={{ width: width * scale, height: HEIGHT * scale }}>
              <iframe
                name={PANE}
                title={`${title}: ${id}`}
                src={`iframe.html?viewMode=story&id=${id}&globals=${asParam(globals)}`}
                width={width}
                height={HEIGHT}
                style={{ transform: `scale(${scale})` }}
                onLoad={({ currentTarget }) => listen(currentTarget)}
              />
            </div>
          </Sheet>
        </li>
      ))}
    </Row>
  );
}
