import React, { useEffect, useRef, useState } from 'react';
import {
  useGlobals,
  useParameter,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { formatGlobals, PANE } from './review.ts';
import { LEAST_SCALE, useFit } from './useFit.ts';

/** The height of a frame in its own CSS pixels. */
const HEIGHT = 900;
const GAP = 16;

type Viewports = Record<string, { name: string; styles: { width: string } }>;

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
  overflowY: 'scroll',
  listStyle: 'none',
  background: theme.background.app,
  color: theme.color.defaultText,
  figure: { margin: 0 },
  figcaption: { paddingBlockEnd: 8, fontSize: 14, fontWeight: 600 },
  'figure div': { overflow: 'hidden', outline: `1px solid ${theme.appBorderColor}` },
  iframe: { display: 'block', border: 0, background: '#fff', transformOrigin: '0 0' },
}));

/** The URL of one story in its own frame, without axe and frozen at the end of its `play`. */
const frameUrl = (id: string, viewport: string) =>
  `iframe.html?viewMode=story&id=${id}&globals=${formatGlobals({ viewport: { value: viewport }, a11y: { manual: '!true' } })}&freeze=finished`;

/** Replaces the canvas by the open story at all viewports, if the toolbar asks for it. */
export function SideBySide({ children }: { children?: React.ReactNode }): React.ReactNode {
  const [{ compare }] = useGlobals();
  const { storyId, viewMode, previewInitialized } = useStorybookState();
  const canvas = useRef<HTMLDivElement>(null);
  useFit(canvas, previewInitialized);
  const isShown = compare === 'widths' && viewMode === 'story' && previewInitialized;
  return (
    <>
      {isShown && <Frames id={storyId} />}
      <div ref={canvas} style={{ display: isShown ? 'none' : 'contents' }}>
        {children}
      </div>
    </>
  );
}

/** One frame per viewport; the two widest beside each other where both are readable. Each has storage of its own. */
function Frames({ id }: { id: string }): React.ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const api = useStorybookApi();
  // The frames need the width.
  useEffect(() => api.togglePanelPosition('bottom'), [api]);
  const [space, setSpace] = useState(innerWidth);
  const { options = {} } = useParameter<{ options?: Viewports }>('viewport', {});
  useEffect(() => {
    const resized = new ResizeObserver(([entry]) => entry && setSpace(entry.contentRect.width));
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, []);

  const panes = Object.entries(options)
    .map(([value, { name, styles }]) => ({ value, name, width: Number.parseInt(styles.width) }))
    .sort((one, other) => one.width - other.width);
  const widest = panes.slice(-2).reduce((sum, { width }) => sum + width, 0);
  const scale = Math.max(LEAST_SCALE, Math.min(1, (space - GAP) / widest));
  return (
    <List ref={list} role="list" tabIndex={0} aria-label="The story in several frames">
      {panes.map(({ value, name, width }) => (
        <li key={value + id}>
          <figure>
            <figcaption>{`${name}, ${width} px`}</figcaption>
            <div style={{ width: width * scale, height: HEIGHT * scale }}>
              <iframe
                name={PANE}
                title={`${name}: ${id}`}
                src={frameUrl(id, value)}
                width={width}
                height={HEIGHT}
                style={{ transform: `scale(${scale})` }}
              />
            </div>
          </figure>
        </li>
      ))}
    </List>
  );
}
