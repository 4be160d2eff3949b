import React, { useCallback, useEffect, useRef, useState } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { useAsyncValue } from './data.ts';
import { formatGlobals } from './globalsParam.ts';
import { PANE } from './review.ts';
import { StateSheet } from './StateSheet.tsx';
import { useFit } from './useFit.ts';

/** The height of a frame in its own CSS pixels. */
const HEIGHT = 900;
const GAP = 16;
const CAPTION = 32;
/** Below this scale, the frames of one row are too small to read: use two rows. */
const LEGIBLE = 0.4;

type Pane = {
  title: string;
  width: number;
  globals?: object;
  /** Browser zoom: divides the page's width in CSS pixels by this number. */
  zoom?: number;
};

type Viewports = Record<string, { name: string; styles: { width: string } }>;
type StoryStore = {
  loadStory: (wanted: {
    storyId: string;
  }) => Promise<{ parameters: { viewport: { options: Viewports } } }>;
};

const comparisons = ['widths', 'preferences', 'states'] as const;
type Comparison = 'widths' | 'preferences';

/** Reads the preview's store: the manager's index of stories has no parameters. */
function getStoryStore(): StoryStore {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const { __STORYBOOK_PREVIEW__: preview } = frame?.contentWindow as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: StoryStore };
  };
  return preview.storyStoreValue;
}

/** The URL of one story in its own frame, without axe and frozen at the end of its `play`. */
export const storyFrameUrl = (id: string, globals: object = {}): string =>
  `iframe.html?viewMode=story&id=${id}&globals=${formatGlobals({ ...globals, a11y: { manual: '!true' } })}&freeze=finished`;

async function createPanes(compared: Comparison, id: string): Promise<Pane[]> {
  if (compared === 'preferences') {
    const width = 768;
    return [
      { title: 'Default', width },
      { title: 'Forced colors', width, globals: { media: 'forced-colors' } },
      { title: 'Reduced motion', width, globals: { media: 'reduced-motion' } },
      { title: 'Zoom 200%', width, zoom: 2 },
    ];
  }
  const { parameters } = await getStoryStore().loadStory({ storyId: id });
  return Object.entries(parameters.viewport.options)
    .map(([value, { name, styles }]) => ({
      title: name,
      width: Number.parseInt(styles.width),
      globals: { viewport: { value } },
    }))
    .sort((one, other) => one.width - other.width);
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
  'figure div': {
    position: 'relative',
    overflow: 'hidden',
    outline: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
  },
  'figure p': { position: 'absolute', top: 0, margin: 0, padding: 8 },
  iframe: { display: 'block', border: 0, background: '#fff', transformOrigin: '0 0' },
}));

/** The scroll position of a page, from 0 to 1. */
function scrollProgress({ scrollTop, scrollHeight, clientHeight }: Element) {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

function syncScrolling(list: HTMLUListElement | null, leader: Window) {
  const scrolled = leader.document.scrollingElement;
  if (!scrolled) return;
  for (const { contentWindow } of list?.querySelectorAll('iframe') ?? []) {
    const page = contentWindow?.document.scrollingElement;
    if (!page || contentWindow === leader) continue;
    const top = scrollProgress(scrolled) * (page.scrollHeight - page.clientHeight);
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
 * Replaces the canvas by several frames of the open story, or by screenshots of all stories of its
 * component. Each frame has its own storage and is frozen after its `play`; they scroll together.
 */
export function SideBySide({ children }: { children?: React.ReactNode }): React.ReactNode {
  const [{ compare }] = useGlobals();
  const { storyId, viewMode, previewInitialized } = useStorybookState();
  const compared = comparisons.find((name) => name === compare);
  const canvas = useRef<HTMLDivElement>(null);
  useFit(canvas, previewInitialized);
  const isShown = compared !== undefined && viewMode === 'story' && previewInitialized;
  return (
    <>
      {isShown &&
        (compared === 'states' ? (
          <StateSheet id={storyId} />
        ) : (
          <Frames id={storyId} compared={compared} />
        ))}
      <div ref={canvas} style={{ display: isShown ? 'none' : 'contents' }}>
        {children}
      </div>
    </>
  );
}

function Frames({ id, compared }: { id: string; compared: Comparison }): React.ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [area, setArea] = useState({ width: innerWidth, height: innerHeight });
  const load = useCallback(() => createPanes(compared, id), [compared, id]);
  const loaded = useAsyncValue(load);
  const panes = loaded ?? [];
  useEffect(() => {
    const resized = new ResizeObserver(([entry]) => entry && setArea(entry.contentRect));
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, []);

  const scaleToFit = (row: Pane[]) =>
    (area.width - (GAP + 2) * row.length) / row.reduce((sum, { width }) => sum + width, 0);
  const inTwoRows = panes.map((_, at) =>
    Math.min(scaleToFit(panes.slice(0, at)), scaleToFit(panes.slice(at))),
  );
  const inRows = scaleToFit(panes) < LEGIBLE ? Math.max(...inTwoRows) : scaleToFit(panes);
  const scale = Math.min(1, (area.height - CAPTION) / HEIGHT, inRows);
  return (
    <List ref={list} role="list" tabIndex={0} aria-label="The story in several frames">
      {!loaded && <li>Loading...</li>}
      {panes.map((pane) => (
        <Frame
          key={pane.title + id}
          id={id}
          pane={pane}
          scale={scale}
          onScroll={(leader) => syncScrolling(list.current, leader)}
        />
      ))}
    </List>
  );
}

type FrameProps = { id: string; pane: Pane; scale: number; onScroll: (frame: Window) => void };

function Frame({ id, pane, scale, onScroll }: FrameProps): React.ReactNode {
  const { title, width, globals = {}, zoom = 1 } = pane;
  const [isLoaded, setLoaded] = useState(false);
  return (
    <li>
      <figure>
        <figcaption>{`${title}, ${width} px, shown at ${Math.round(scale * 100)}%`}</figcaption>
        <div style={{ width: width * scale, height: HEIGHT * scale }}>
          <iframe
            name={PANE}
            title={`${title}: ${id}`}
            src={storyFrameUrl(id, globals)}
            width={width / zoom}
            height={HEIGHT / zoom}
            style={{ transform: `scale(${scale * zoom})` }}
            onLoad={({ currentTarget }) => {
              setLoaded(true);
              onUserScroll(currentTarget, onScroll);
            }}
          />
          {!isLoaded && <p>Loading...</p>}
        </div>
      </figure>
    </li>
  );
}
