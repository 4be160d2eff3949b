import { tokens } from '#theme/tokens.ts';
import { scenarioNames, scenarios, type ScenarioName } from './scenarios.ts';

const { color, radius } = tokens;

/** Shows that mocks are active, with a menu of scenarios; choosing one reloads the page in it. */
export function showMocksBadge(scenario: ScenarioName, wanted: string): void {
  const badge = document.createElement('label');
  badge.textContent =
    wanted === scenario ? 'Mocks: ' : `No scenario is called '${wanted}'. Mocks: `;
  badge.title = scenarios[scenario].description;
  Object.assign(badge.style, {
    position: 'fixed',
    insetBlockEnd: '4.5rem',
    insetInlineStart: '0.5rem',
    zIndex: '60',
    padding: '0.25rem 0.5rem',
    border: `2px dashed ${color.ink}`,
    borderRadius: radius.small,
    background: color.honeyPale,
    color: color.ink,
    font: '600 0.8125rem/1.5 system-ui, sans-serif',
  } satisfies Partial<CSSStyleDeclaration>);
  const choice = document.createElement('select');
  for (const name of scenarioNames) choice.add(new Option(name, name, false, name === scenario));
  choice.addEventListener('change', () => {
    const url = new URL(window.location.href);
    url.searchParams.set('scenario', choice.value);
    window.location.assign(url);
  });
  badge.append(choice);
  document.body.append(badge);
}
