import type { Page } from '@playwright/test';

/** Resolves when the page answers: the boot script is gone once React has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !window.boot);
}

/**
 * Notes what must not happen on a page: script errors, violations of the security policy, requests
 * to other hosts.
 * @returns a function that gives what was noted, less the console lines that are expected.
 */
export async function watch(page: Page): Promise<(expected?: RegExp[]) => string[]> {
  const noted: string[] = [];
  const own = (url: string) => /^(https?:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/.test(url);
  page.on('pageerror', (error) => noted.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') noted.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!own(request.url())) noted.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (text: string) => noted.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      );
    });
  });
  return (expected = []) => noted.filter((line) => !expected.some((pattern) => pattern.test(line)));
}
