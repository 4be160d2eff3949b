import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { freePort } from '#tests/support/freePort.ts';
import { until } from '#tests/support/until.ts';
import { findEngine } from '../../scripts/engines.ts';
import { comesPacked, unpackedFolder } from '../../scripts/packed-chromium.ts';
import type { Driver } from './driver.ts';
import { testEngine } from './suite.ts';

/** Starts a virtual screen. @returns its name, and the process. */
async function startScreen() {
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  const options = ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${display.toString().trim()}` };
}

/** WebKitGTK's test browser, driven by WebDriver. */
async function launchWebKit(): Promise<Driver> {
  const binary = findEngine('webkit');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Its sandbox does not start as root, and a virtual screen has no GPU.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Substitutes for Arial and Times, as on an iPhone: the site's fallback fonts have their metrics.
      ...(comesPacked && { FONTCONFIG_FILE: join(unpackedFolder, 'fonts.conf') }),
    },
  });
  const killAll = () => [server, screen].forEach((child) => child.kill());
  process.once('exit', killAll);
  process.once('SIGTERM', () => process.exit(1));
  const isReady = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, 60_000, 'WebKitWebDriver did not start.');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { pageLoad: 120_000, script: 120_000 },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities(capabilities)
    .build();
  console.log(`# WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`);
  const window = driver.manage().window();
  const type = (text: string) => driver.actions({ async: true }).sendKeys(text).perform();
  return {
    goto: (to) => driver.get(to),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, given) => driver.executeScript(run, given),
    click: async (find, given) => {
      await (
        await driver.executeScript<ReturnType<typeof driver.findElement>>(find, given)
      ).click();
    },
    press: (key) => type(Key[key.replace('Arrow', '').toUpperCase() as 'TAB']),
    type,
    resize: async (width, height) => {
      // The window's frame needs some room.
      await window.setRect({ width, height: height + 38 });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      killAll();
    },
  };
}

if (import.meta.main) await testEngine('WebKit', launchWebKit);
