import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';

// With each new window Chromium loads pages of its own for its address bar: 400 modules that would
// run beside the page that is measured.
export const benchArgs = [
  ...chromiumArgs,
  '--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

export const startBrowser = () =>
  chromium.launch({ executablePath: findChromium(), args: benchArgs });

export type Conditions = {
  /** How many times slower the processor is. */
  cpu: number;
  /** Lighthouse's slow 4G: 150 ms there and back, 1.44 Mbit/s. Without it, the machine's own. */
  slow4g: boolean;
};

const phone = { width: 390, height: 844 };

/** Opens a page with an empty cache under these conditions; the callback's result is returned. */
export async function onPage<Result>(
  browser: Browser,
  { cpu, slow4g }: Conditions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: phone,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  try {
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
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** Milliseconds at which something was first seen. */
    seenAt?: number;
  }
}

/**
 * Runs on the page: notes when an element with such words first shows, in milliseconds from the last
 * tap or, without one, from the start of the load.
 */
export function noteFirst({ selector, words = '' }: { selector: string; words?: string }): void {
  let from = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (from = timeStamp), true);
  new MutationObserver(() => {
    const text = document.querySelector(selector)?.textContent;
    if (window.seenAt !== undefined || text === undefined || !RegExp(words).test(text)) return;
    window.seenAt = -1;
    requestAnimationFrame(() => setTimeout(() => (window.seenAt = performance.now() - from)));
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** What {@link noteFirst} has noted. */
export async function firstSeen(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => (window.seenAt ?? -1) > 0 && window.seenAt);
  return (await seen.jsonValue()) as number;
}

/** Resolves when the page's script has taken over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !window.boot, undefined, {
    timeout: 60_000,
  });
