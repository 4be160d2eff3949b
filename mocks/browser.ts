import { network } from 'virtual:msw';
import { decodeChanges } from '#packages/mock-panel/src/changes.ts';
import type { MockReport } from '#packages/mock-panel/src/MockPanel.tsx';
import { createHandlers } from './handlers/handlers.ts';
import { isScenarioName } from './scenarios.ts';
import { consumeUnhandledRequests, failUnhandledRequest } from './unanswered.ts';
import { answersOf, changeWorld, createWorld, reportRequests } from './world.ts';

/** A choice of the URL, or else of the tab's session. */
function readChoice(name: string, initial: string): string {
  const stored = `mocks.${name}`;
  const named = new URLSearchParams(window.location.search).get(name);
  const wanted = named ?? window.sessionStorage.getItem(stored) ?? initial;
  window.sessionStorage.setItem(stored, wanted);
  return wanted;
}

/**
 * Mocks the API in the browser, in the scenario of the URL (`?scenario=orders.500`) or of the tab's
 * session, with the answers that the badge's drawer changes (`&mock=...`). For `npm run dev` and
 * `npm run build:demo`; not in the production build.
 * @returns a function that shows the badge. Call it when React has the document: the badge's own
 * root would keep React from listening to the document's events.
 */
export async function startMocks(): Promise<() => Promise<void>> {
  const wanted = readChoice('scenario', 'default');
  const scenario = isScenarioName(wanted) ? wanted : 'default';
  const changes = decodeChanges(readChoice('mock', ''));
  const world = createWorld(scenario);
  const answers = answersOf(world);
  changeWorld(world, changes);

  const unanswered: MockReport['requests'] = [];
  const listeners = new Set<() => void>();
  let report: MockReport = { answers, requests: [] };
  world.onRequest = () => {
    report = { answers, requests: [...unanswered, ...reportRequests(world)] };
    for (const listener of listeners) listener();
  };
  network.configure({
    handlers: createHandlers(world),
    onUnhandledFrame: (unhandled) => {
      try {
        return failUnhandledRequest(unhandled);
      } finally {
        const labels = consumeUnhandledRequests();
        unanswered.push(...labels.map((label) => ({ label, at: world.elapsed() })));
        if (labels.length > 0) world.onRequest?.();
      }
    },
  });
  await network.enable();
  return async () => {
    // Not before: this module may load before the development server's preamble for components.
    const { showMocksBadge } = await import('./badge.tsx');
    showMocksBadge({
      ...{ scenario, wanted, changes },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      report: () => report,
      reload: (choice) => {
        const url = new URL(window.location.href);
        for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
        window.location.assign(url);
      },
    });
  };
}
