import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';

// Chromium preloads pages for its address bar in each new window: 400 modules that would run beside
// the measured page.
export const benchArgs = [
  ...chromiumArgs,
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

export const startBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: benchArgs });

export type Conditions = {
  /** CPU slowdown factor. */
  cpu: number;
  /** Lighthouse's slow 4G: 150 ms round trip, 1.44 Mbit/s. Otherwise the machine's own network. */
  slow4g: boolean;
};

/** Opens a page with an empty cache under these conditions. @returns the callback's result. */
export async function withPage<Result>(
  browser: Browser,
  { cpu, slow4g }: Conditions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slow4g) {
    const bytesPerSecond = (1.44 * 1024 * 1024) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return await work(page);
}

declare global {
  interface Window {
    /** When the element was first visible, in milliseconds. */
    seenAt?: number;
  }
}

/**
 * Runs on the page: records when an element with these words is first visible, in milliseconds
 * since the last tap, or since the start of the load if there was none.
 */
export function recordFirstVisible({
  selector,
  words = '',
}: {
  selector: string;
  words?: string;
}): void {
  let from = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), true);
  new MutationObserver(() => {
    const text = document.querySelector(selector)?.textContent;
    if (window.seenAt !== undefined || text === undefined || !RegExp(words).test(text)) return;
    window.seenAt = -1;
    requestAnimationFrame(() => setTimeout(() => (window.seenAt = performance.now() - from)));
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** Waits for the time that {@link recordFirstVisible} records. */
export async function waitForFirstVisible(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (window.seenAt ?? -1) > 0 && window.seenAt);
  return (await seen.jsonValue()) as number;
}
