import { network } from 'virtual:msw';
import { showMocksBadge } from './badge.ts';
import { createHandlers } from './handlers/handlers.ts';
import { isScenarioName } from './scenarios.ts';
import { failUnhandledRequest } from './unanswered.ts';
import { createWorld } from './world.ts';

const STORED = 'mocks.scenario';

/**
 * Mocks the API in the browser, in the scenario of the URL (`?scenario=orders.500`) or of the tab's
 * session. For `npm run dev` and `npm run build:demo`; not in the production build.
 */
export async function startMocks(): Promise<void> {
  const named = new URLSearchParams(window.location.search).get('scenario');
  const wanted = named ?? window.sessionStorage.getItem(STORED) ?? 'default';
  const scenario = isScenarioName(wanted) ? wanted : 'default';
  window.sessionStorage.setItem(STORED, scenario);
  network.configure({
    handlers: createHandlers(createWorld(scenario)),
    onUnhandledFrame: failUnhandledRequest,
  });
  await network.enable();
  showMocksBadge(scenario, wanted);
}
