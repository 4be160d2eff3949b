import { network } from 'virtual:msw';
import { showBadge } from './badge.ts';
import { createHandlers } from './handlers/handlers.ts';
import { isScenarioName, type ScenarioName } from './scenarios.ts';
import { refuseUnanswered } from './unanswered.ts';
import { createWorld } from './world.ts';

/**
 * Answers the API in the browser, in the scenario that the address names: `?scenario=orders.500`.
 * For the mock-backed development mode only; no build holds it.
 */
export async function startMocks(): Promise<void> {
  const wanted = new URLSearchParams(window.location.search).get('scenario');
  const scenario: ScenarioName = isScenarioName(wanted) ? wanted : 'default';
  if (wanted !== null && wanted !== scenario) console.warn(`No scenario is called '${wanted}'.`);
  network.configure({
    handlers: createHandlers(createWorld(scenario)),
    onUnhandledFrame: refuseUnanswered,
  });
  await network.enable();
  showBadge(scenario);
}
