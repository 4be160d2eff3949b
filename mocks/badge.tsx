import { useId, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { encodeChanges, type Changes } from '#packages/mock-panel/src/changes.ts';
import { MockPanel, type MockReport } from '#packages/mock-panel/src/MockPanel.tsx';
import { tokens } from '#theme/tokens.ts';
import { mockedEndpoints, toScenarioCode } from './mockedEndpoints.ts';
import { scenarioNames, scenarios, type ScenarioName } from './scenarios.ts';

const { color, radius, shadow } = tokens;

const style = `
.badge, .drawer { position: fixed; z-index: 60; color: ${color.ink}; font: 0.875rem/1.5 system-ui, sans-serif; }
.badge { inset-block-end: 4.5rem; inset-inline-start: 0.5rem; min-height: 2.25rem; padding: 0.25rem 0.625rem;
  border: 2px dashed ${color.ink}; border-radius: ${radius.small}; background: ${color.honeyPale}; font-weight: 600;
  cursor: pointer; }
.alert { border-color: ${color.apple}; background: ${color.applePale}; }
.drawer { inset-block: 0; inset-inline-start: 0; display: flex; flex-direction: column; box-sizing: border-box;
  width: min(27rem, 100%); border-inline-end: 2px dashed ${color.ink}; background: ${color.surface};
  box-shadow: ${shadow.high}; }
.head { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 0.5rem; align-items: end; padding: 0.75rem 1rem;
  background: ${color.honeyPale}; }
.head :is(p, output) { grid-column: 1 / -1; margin: 0; }
.head :is(select, button) { box-sizing: border-box; width: 100%; min-height: 2.25rem; border: 1px solid ${color.edge};
  border-radius: 4px; padding: 0.25rem 0.5rem; background: #fff; color: inherit; font: inherit; }
.head label { font-weight: 600; }
.panel { flex: 1; min-height: 0; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

/** What the badge shows; `subscribe` tells it when requests change. */
export type BadgeState = {
  scenario: ScenarioName;
  /** What the URL asked for; differs from the scenario if there is none of this name. */
  wanted: string;
  changes: Changes;
  subscribe: (listener: () => void) => () => void;
  report: () => MockReport;
  /** Reloads the page: its requests have already been answered. */
  reload: (choice: { scenario?: ScenarioName; mock?: string }) => void;
};

/** Shows that mocks are active, and opens a drawer to choose a scenario and to change answers. */
export function showMocksBadge(state: BadgeState): void {
  const host = document.createElement('div');
  host.style.all = 'initial';
  document.body.append(host);
  // The site's styles must not reach the drawer, nor the drawer's the site.
  createRoot(host.attachShadow({ mode: 'open' })).render(<Badge {...state} />);
}

function Badge({ scenario, wanted, changes, subscribe, report, reload }: BadgeState) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { answers, requests } = useSyncExternalStore(subscribe, report);
  const changed = Object.keys(changes).length;
  const unanswered = requests.filter(({ name }) => name === undefined).length;
  const notes = [
    `Mocks: ${scenario}`,
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(unanswered > 0 ? [`${unanswered} without a handler`] : []),
  ];
  const unknown = wanted === scenario ? '' : `No scenario is called '${wanted}'.`;
  return (
    <>
      <style>{style}</style>
      <button
        type="button"
        className={unanswered > 0 || unknown ? 'badge alert' : 'badge'}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {unknown ? `${unknown} ${notes.join(', ')}` : notes.join(', ')}
      </button>
      {isOpen && (
        <section
          className="drawer"
          aria-label="Mocks"
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <div className="head">
            <label htmlFor={id}>Scenario</label>
            <button type="button" autoFocus onClick={() => setOpen(false)}>
              Close
            </button>
            <p>
              <select
                id={id}
                value={scenario}
                onChange={({ target }) => reload({ scenario: target.value as ScenarioName })}
              >
                {scenarioNames.map((name) => (
                  <option key={name} value={name}>
                    {`${name}: ${scenarios[name].description}`}
                  </option>
                ))}
              </select>
            </p>
            <p>{scenarios[scenario].description}</p>
          </div>
          <div className="panel">
            <MockPanel
              endpoints={mockedEndpoints}
              report={{ answers, requests }}
              changes={changes}
              onApply={(next) => reload({ mock: encodeChanges(next) })}
              toCode={(next) => toScenarioCode(next, scenario)}
            />
          </div>
        </section>
      )}
    </>
  );
}
