import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';
import { asParam } from './review/address.ts';
import { comparisons, DEFAULT_VIEWPORT, type Comparison, type Pane } from './toolbar.ts';
import type { StoryIndex } from './stateMatrix.ts';

/** Whether this page is one of the frames that stand side by side. */
export const isPane = (): boolean => window.parent !== window && window.name === PANE;

const PANE = 'pane';
/** The height of a frame, in its own pixels. */
const HEIGHT = 900;
const GAP = 16;
/** The least width of a state on the sheet of all of them. */
const COLUMN = 400;
/** A part that asks for no frame of its own, without the page around it. */
const PART = { width: 360, height: 300 };

type Prepared = {
  storyGlobals: { viewport?: { value: string } };
  parameters: {
    shell?: boolean;
    viewport: { options: Record<string, { styles: { width: string } }> };
  };
};
type Preview = {
  storyStoreValue: {
    storyIndex: StoryIndex;
    loadStory: (wanted: { storyId: string }) => Promise<Prepared>;
  };
};

/** The stories of the same component, each as large as it asks for. */
async function statesBeside(id: string): Promise<Pane[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
  };
  const { storyIndex, loadStory } = preview.storyStoreValue;
  const { entries } = storyIndex;
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title === entries[id]?.title,
  );
  return Promise.all(
    stories.map(async (story) => {
      const { storyGlobals, parameters } = await loadStory({ storyId: story.id });
      const pane = { title: story.name, id: story.id, globals: {} };
      if (!storyGlobals.viewport && !parameters.shell) return { ...pane, ...PART };
      const { value } = storyGlobals.viewport ?? { value: DEFAULT_VIEWPORT };
      const width = Number.parseInt(parameters.viewport.options[value]?.styles.width ?? '');
      return { ...pane, width };
    }),
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
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
    font:
      600 ${theme.size.small} system-ui,
      sans-serif;
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

/** Several real frames, each as wide as it says: one story, or all of its component. They scroll together. */
export function SideBySide({ id, compared, onSettled }: SideBySideProps) {
  const row = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState(innerWidth);
  const [states, setStates] = useState<Pane[]>([]);
  const isSheet = compared === 'states';
  const panes: Pane[] = isSheet ? states : comparisons[compared];

  useEffect(onSettled, [onSettled]);
  useEffect(() => {
    let gone = false;
    if (isSheet) void statesBeside(id).then((found) => !gone && setStates(found));
    return () => {
      gone = true;
    };
  }, [id, isSheet]);
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

  // Frames beside each other share one scale; on the sheet each fills its column.
  const columns = isSheet ? Math.max(1, Math.floor(room / COLUMN)) : panes.length;
  const free = room - GAP * (columns + 1) - 2 * columns;
  const whole = panes.reduce((sum, { width }) => sum + width, 0);
  const scaleOf = (width: number) => Math.min(1, isSheet ? free / columns / width : free / whole);
  return (
    <Row ref={row} aria-label="The story in several frames">
      {panes.map(({ title, width, height = HEIGHT, globals, id: own = id }) => (
        <li key={title}>
          <Sheet>
            <figcaption>{title}</figcaption>
            <div style={{ width: width * scaleOf(width), height: height * scaleOf(width) }}>
              <iframe
                name={PANE}
                title={`${title}: ${own}`}
                src={`iframe.html?viewMode=story&id=${own}&globals=${asParam(globals)}`}
                width={width}
                height={height}
                loading={isSheet ? 'lazy' : 'eager'}
                style={{ transform: `scale(${scaleOf(width)})` }}
                onLoad={({ currentTarget }) => listen(currentTarget)}
              />
            </div>
          </Sheet>
        </li>
      ))}
    </Row>
  );
}
