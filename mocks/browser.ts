import { network } from 'virtual:msw';
import { showBadge } from './badge.ts';
import { createHandlers } from './handlers/handlers.ts';
import { isScenarioName } from './scenarios.ts';
import { refuseUnanswered } from './unanswered.ts';
import { createWorld } from './world.ts';

const STORED = 'mocks.scenario';

/**
 * Answers the API in the browser, in the scenario that the address names: `?scenario=orders.500`.
 * It lasts until the tab names another one. For `npm run dev` and `npm run build:demo`; the build of the site does not hold it.
 */
export async function startMocks(): Promise<void> {
  const named = new URLSearchParams(window.location.search).get('scenario');
  const wanted = named ?? window.sessionStorage.getItem(STORED) ?? 'default';
  const scenario = isScenarioName(wanted) ? wanted : 'default';
  window.sessionStorage.setItem(STORED, scenario);
  network.configure({
    handlers: createHandlers(createWorld(scenario)),
    onUnhandledFrame: refuseUnanswered,
  });
  await network.enable();
  showBadge(scenario, wanted);
}
