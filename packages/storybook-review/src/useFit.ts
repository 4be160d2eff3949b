import { type RefObject, useEffect } from 'react';
import { useAddonState } from 'storybook/manager-api';

/** Below this scale text is unreadable: the canvas scrolls instead. */
export const LEAST_SCALE = 0.6;

/** A frame that is taller than the canvas is cut to it, as a browser's window, down to this height. */
const LEAST_HEIGHT = 640;

/** Whether frames shrink to fit the canvas, and the open frame's scale in percent. */
export const useFitState = () => useAddonState('review/fit', { isOn: true, percent: 100 });

/** Shrinks a viewport's frame until it is as wide as the canvas, unless the toolbar zooms. */
export function useFit(canvas: RefObject<HTMLElement | null>, isReady: boolean): void {
  const [{ isOn }, setState] = useFitState();
  useEffect(() => {
    const frame = canvas.current?.querySelector<HTMLElement>('[data-scale]');
    const area = frame?.parentElement;
    if (!frame || !area) return undefined;
    const fitFrame = () => {
      const { paddingRight, paddingBottom } = getComputedStyle(area);
      const width = area.clientWidth - 2 * Number.parseFloat(paddingRight);
      const height = area.clientHeight - frame.offsetTop - Number.parseFloat(paddingBottom);
      frame.style.maxHeight = '';
      const leastHeight = Math.min(LEAST_HEIGHT, frame.offsetHeight);
      const fitting = Math.min(1, width / frame.offsetWidth, height / leastHeight);
      const scale = fitting > 0 ? Math.max(LEAST_SCALE, fitting) : fitting;
      const fits = !isOn || frame.dataset.scale !== '1' || !(scale > 0);
      if (!fits) frame.style.maxHeight = `${Math.max(leastHeight, height / scale)}px`;
      frame.style.transformOrigin = '0 0';
      frame.style.transform = fits ? '' : `scale(${scale})`;
      setState({ isOn, percent: fits ? 100 : Math.round(scale * 100) });
    };
    const resized = new ResizeObserver(fitFrame);
    resized.observe(area);
    resized.observe(frame);
    return () => resized.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `setState` changes in each render.
  }, [canvas, isReady, isOn]);
}
