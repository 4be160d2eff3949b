import React, { useEffect, useRef, useState } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { asParam } from './globalsParam.ts';
import { PANE } from './review.ts';
import type { StoryIndex } from './states.ts';

/** The height of a frame, in its own pixels. */
const HEIGHT = 900;
const GAP = 16;
/** The minimum width of a column where frames wrap. */
const COLUMN = 400;
/** The frame of a component, where the story sets no viewport. */
const COMPONENT = { width: 360, height: 300 };

type Pane = {
  title: string;
  id: string;
  width: number;
  height: number;
  globals?: object;
  /** Browser zoom: the page has this many times fewer pixels. */
  zoom?: number;
};

type Viewports = Record<string, { styles: { width: string } }>;
type Parameters = { viewport: { options: Viewports }; review?: { page?: string } };
type Prepared = { storyGlobals: { viewport?: { value: string } }; parameters: Parameters };
type StoryStore = {
  storyIndex: StoryIndex;
  loadStory: (wanted: { storyId: string }) => Promise<Prepared>;
};

const comparisons = ['widths', 'preferences', 'states'] as const;
type Comparison = (typeof comparisons)[number];

const widthOf = ({ viewport }: Parameters, name = '') =>
  Number.parseInt(viewport.options[name]?.styles.width ?? '') || 1280;

/** The manager's own index has no parameters. */
function storyStore(): StoryStore {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const { __STORYBOOK_PREVIEW__: preview } = frame?.contentWindow as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore };
  };
  return preview.storyStoreValue;
}

async function panesOf(compared: Comparison, id: string): Promise<Pane[]> {
  const store = storyStore();
  const pane = { id, height: HEIGHT };
  if (compared === 'preferences') {
    const media = (title: string, value: string) => ({
      ...pane,
      title,
      width: 768,
      globals: { media: value },
    });
    return [
      { ...pane, title: 'Default', width: 768 },
      media('Forced colors', 'forced-colors'),
      media('Reduced motion', 'reduced-motion'),
      { ...pane, title: 'Zoom 200 %', width: 768, zoom: 2 },
    ];
  }
  if (compared === 'widths') {
    const { parameters } = await store.loadStory({ storyId: id });
    return Object.keys(parameters.viewport.options)
      .map((value) => ({ value, width: widthOf(parameters, value) }))
      .sort((one, other) => one.width - other.width)
      .map(({ value, width }) => ({
        ...pane,
        title: String(width),
        width,
        globals: { viewport: { value } },
      }));
  }
  const { title } = store.storyIndex.entries[id] ?? {};
  const stories = Object.values(store.storyIndex.entries).filter(
    (entry) => entry.type === 'story' && entry.title === title,
  );
  return Promise.all(
    stories.map(async (story) => {
      const { storyGlobals, parameters } = await store.loadStory({ storyId: story.id });
      const isPage = storyGlobals.viewport || parameters.review?.page;
      const width = widthOf(parameters, storyGlobals.viewport?.value);
      const frame = isPage ? { width, height: HEIGHT } : COMPONENT;
      return { title: story.name, id: story.id, ...frame };
    }),
  );
}

const List = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: GAP,
  boxSizing: 'border-box',
  flex: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: GAP,
  overflowY: 'auto',
  listStyle: 'none',
  background: theme.background.app,
  color: theme.color.defaultText,
  figure: { margin: 0 },
  figcaption: { paddingBlockEnd: 8, fontSize: 14, fontWeight: 600 },
  'figure div': { overflow: 'hidden', outline: `1px solid ${theme.appBorderColor}` },
  iframe: { display: 'block', border: 0, background: '#fff', transformOrigin: '0 0' },
}));

/** How far down a page is scrolled, from 0 to 1. */
function progressOf({ scrollTop, scrollHeight, clientHeight }: Element) {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

function syncScrolling(list: HTMLUListElement | null, leader: Window) {
  const scrolled = leader.document.scrollingElement;
  if (!scrolled) return;
  for (const { contentWindow } of list?.querySelectorAll('iframe') ?? []) {
    const page = contentWindow?.document.scrollingElement;
    if (!page || contentWindow === leader) continue;
    const top = progressOf(scrolled) * (page.scrollHeight - page.clientHeight);
    if (Math.abs(page.scrollTop - top) > 1) page.scrollTo({ top, behavior: 'instant' });
  }
}

function onUserScroll(frame: HTMLIFrameElement, run: (frame: Window) => void) {
  const { contentWindow } = frame;
  let isQueued = false;
  contentWindow?.addEventListener('scroll', () => {
    if (isQueued || !contentWindow.document.querySelector(':hover')) return;
    isQueued = true;
    requestAnimationFrame(() => {
      isQueued = false;
      run(contentWindow);
    });
  });
}

/**
 * Shows the open story, or all stories of its component, in several frames in place of the canvas.
 * Each frame has its own storage and is frozen when its `play` is done; they scroll together.
 */
export function SideBySide({ children }: { children?: React.ReactNode }): React.ReactNode {
  const [{ compare }] = useGlobals();
  const { storyId, viewMode, previewInitialized } = useStorybookState();
  const compared = comparisons.find((name) => name === compare);
  const isShown = compared !== undefined && viewMode === 'story' && previewInitialized;
  return (
    <>
      {isShown && <Frames id={storyId} compared={compared} />}
      <div style={{ display: isShown ? 'none' : 'contents' }}>{children}</div>
    </>
  );
}

function Frames({ id, compared }: { id: string; compared: Comparison }): React.ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [available, setAvailable] = useState(innerWidth);
  const [panes, setPanes] = useState<Pane[]>([]);
  const wraps = compared === 'states';

  useEffect(() => {
    let isMounted = true;
    void panesOf(compared, id).then((found) => isMounted && setPanes(found));
    return () => {
      isMounted = false;
    };
  }, [compared, id]);
  useEffect(() => {
    const resized = new ResizeObserver(() => setAvailable(list.current?.clientWidth ?? innerWidth));
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, []);

  // Frames in one row share a scale; where they wrap, each fills its column.
  const columns = wraps ? Math.max(1, Math.floor(available / COLUMN)) : panes.length;
  const free = available - GAP * (columns + 1) - 2 * columns;
  const total = panes.reduce((sum, { width }) => sum + width, 0);
  const scaleOf = (width: number) => Math.min(1, wraps ? free / columns / width : free / total);
  return (
    <List ref={list} role="list" tabIndex={0} aria-label="The story in several frames">
      {panes.map(({ title, id: own, width, height, globals = {}, zoom = 1 }) => (
        <li key={own + title}>
          <figure>
            <figcaption>{title}</figcaption>
            <div style={{ width: width * scaleOf(width), height: height * scaleOf(width) }}>
              <iframe
                name={PANE}
                title={`${title}: ${own}`}
                src={`iframe.html?viewMode=story&id=${own}&globals=${asParam({ ...globals, a11y: { manual: '!true' } })}&freeze=finished`}
                width={width / zoom}
                height={height / zoom}
                loading={wraps ? 'lazy' : 'eager'}
                style={{ transform: `scale(${scaleOf(width) * zoom})` }}
                onLoad={({ currentTarget }) =>
                  onUserScroll(currentTarget, (leader) => syncScrolling(list.current, leader))
                }
              />
            </div>
          </figure>
        </li>
      ))}
    </List>
  );
}
