import React, { useState } from 'react';
import type { $ZodType } from 'zod/v4/core';
import {
  applyPatch,
  encodeChanges,
  isEqual,
  toPatch,
  type Change,
  type Changes,
} from './changes.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { findErrors, toField } from './fields.ts';
import { style } from './style.ts';

/** An endpoint whose answer can be changed. */
export type MockEndpoint = {
  name: string;
  /** What a designer calls it. */
  title: string;
  method: string;
  path: string;
  response: $ZodType;
  /** Answers to choose from: error messages, and results that are not errors. */
  answers: { label: string; change: Change }[];
};

/** A request to the mocked server. */
export type SeenRequest = {
  /** The endpoint; without it, no handler answered. */
  name?: string;
  label: string;
  /** Undefined while it waits for the answer, 0 if there was none. */
  status?: number | undefined;
  /** Milliseconds after the start. */
  at: number;
};

export type MockReport = {
  /** What each endpoint would answer without changes. */
  answers: Record<string, unknown>;
  requests: SeenRequest[];
};

type MockPanelProps = {
  endpoints: readonly MockEndpoint[];
  report: MockReport;
  changes: Changes;
  onApply: (changes: Changes) => void;
  /** Writes the changes as code. */
  toCode: (changes: Changes) => string;
};

const delays: { label: string; delay: Change['delay'] }[] = [
  { label: 'None', delay: undefined },
  { label: '1 second', delay: 1000 },
  { label: '3 seconds', delay: 3000 },
  { label: '10 seconds', delay: 10_000 },
  { label: 'Never answers', delay: 'infinite' },
];

const formatRequest = ({ status, at }: SeenRequest) =>
  `${status === undefined ? 'waiting' : status || 'no answer'}, sent at ${(at / 1000).toFixed(1)} s`;

/** Leaves out what is undefined, and endpoints without a change. */
const compact = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(changes)) as Changes).filter(
      ([, change]) => Object.keys(change).length > 0,
    ),
  );

/** Lists requests, and changes what the mocked server answers. Changes apply with a button. */
export function MockPanel(props: MockPanelProps): React.ReactNode {
  const { endpoints, report, changes, onApply, toCode } = props;
  const [draft, setDraft] = useState<{ of: string; changes: Changes }>();
  const [selected, setSelected] = useState('');
  const [status, setStatus] = useState('');

  const applied = encodeChanges(changes);
  // A draft ends when other changes come from outside, such as the Back button.
  const current = draft?.of === applied ? draft.changes : changes;
  const isChanged = encodeChanges(current) !== applied;
  const isEmpty = Object.keys(current).length === 0;
  const requested = report.requests.find(({ name }) => name !== undefined)?.name;
  const open = endpoints.find(({ name }) => name === (selected || requested)) ?? endpoints[0];

  const errorsOf = ({ name, response }: MockEndpoint) => {
    const { status: code = 200, body } = current[name] ?? {};
    // A body that is as the mocked server answers is not the designer's.
    return code < 400 && body !== undefined
      ? findErrors(response, applyPatch(report.answers[name], body))
      : new Map<string, string>();
  };
  const refused = endpoints.find((endpoint) => errorsOf(endpoint).size > 0);

  function change(name: string, next: Change) {
    setStatus('');
    setDraft({ of: applied, changes: compact({ ...current, [name]: next }) });
  }

  function apply(next: Changes) {
    setDraft(undefined);
    setStatus('');
    onApply(next);
  }

  async function copy() {
    await navigator.clipboard.writeText(toCode(current));
    setStatus('Copied.');
  }

  return (
    <div className="mock-panel" role="region" aria-label="Mocked answers">
      <style>{style}</style>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!refused) return apply(current);
          setSelected(refused.name);
          const [[path = '', message = ''] = []] = errorsOf(refused);
          // People count from 1.
          const place = path.split('.').map((name) => (/^\d+$/.test(name) ? +name + 1 : name));
          setStatus(`Not applied: ${[refused.title, ...place].join(', ')}: ${message}`);
        }}
      >
        <div className="mock-panel-bar">
          <button type="submit" disabled={!isChanged}>
            Apply
          </button>
          <button type="button" disabled={isEmpty} onClick={() => apply({})}>
            Reset
          </button>
          <button type="button" disabled={isEmpty || !!refused} onClick={() => void copy()}>
            Copy as scenario
          </button>
          <p role="status" className={refused && status ? 'mock-panel-error' : undefined}>
            {status || (isChanged ? 'Changed here, not applied yet.' : '')}
          </p>
        </div>
        <div className="mock-panel-parts">
          <ul role="list" aria-label="Requests">
            {report.requests
              .filter(({ name }) => name === undefined)
              .map(({ label }, index) => (
                <li key={index} className="mock-panel-error" style={{ padding: '4px 12px' }}>
                  {`${label}: no handler answers it`}
                </li>
              ))}
            {endpoints.map((endpoint) => {
              const seen = report.requests.filter(({ name }) => name === endpoint.name);
              return (
                <li key={endpoint.name}>
                  <button
                    type="button"
                    className="mock-panel-endpoint"
                    aria-pressed={endpoint === open}
                    onClick={() => setSelected(endpoint.name)}
                  >
                    <span>{endpoint.title}</span>{' '}
                    {current[endpoint.name] && <span className="mock-panel-mark">changed</span>}
                    <small>
                      {`${endpoint.method} ${endpoint.path}: ${seen.map(formatRequest).join(', ') || 'not requested'}`}
                    </small>
                  </button>
                </li>
              );
            })}
          </ul>
          {open && (
            <AnswerEditor
              key={open.name}
              endpoint={open}
              change={current[open.name] ?? {}}
              answer={report.answers[open.name]}
              errors={errorsOf(open)}
              onChange={(next) => change(open.name, next)}
            />
          )}
        </div>
      </form>
    </div>
  );
}

type AnswerEditorProps = {
  endpoint: MockEndpoint;
  change: Change;
  /** What the endpoint answers without changes. */
  answer: unknown;
  errors: Map<string, string>;
  onChange: (change: Change) => void;
};

/** Statuses to choose from for an error. */
const statuses = '400 401 403 404 405 409 413 415 422 429 500 502 503'.split(' ');

/** A field for a part of the change that the schema does not check. */
const unchecked = { path: '', errors: new Map<string, string>() };
const choiceOf = (options: readonly { label: string }[]) => ({
  ...{ kind: 'choice' as const, options: options.map(({ label }) => label) },
});

function AnswerEditor(props: AnswerEditorProps): React.ReactNode {
  const { endpoint, change, answer, errors, onChange } = props;
  const { delay } = change;
  const isError = change.status !== undefined && change.status >= 400;
  const choices: MockEndpoint['answers'] = [
    { label: 'As the scenario answers', change: {} },
    { label: '200: succeeds, whatever the scenario answers', change: { status: 200 } },
    ...endpoint.answers,
    { label: 'Offline: no answer', change: { offline: true } },
    { label: 'Another error', change: { status: 500, error: '' } },
  ];
  const chosen = choices.findLastIndex((choice) =>
    isEqual({ ...change, ...choice.change }, change),
  );
  const shown = isError && chosen < 2 ? choices.length - 1 : chosen;
  return (
    <div role="group" aria-label={endpoint.title} className="mock-panel-answer">
      <div className="mock-panel-pair">
        <FieldEditor
          {...unchecked}
          field={choiceOf(choices)}
          label="Answer"
          value={choices[shown]?.label}
          onChange={(chosen) =>
            onChange({ ...choices.find(({ label }) => label === chosen)?.change, delay })
          }
        />
        <FieldEditor
          {...unchecked}
          field={choiceOf(delays)}
          label="Delay"
          value={delays.find((one) => one.delay === delay)?.label}
          onChange={(chosen) =>
            onChange({ ...change, delay: delays.find(({ label }) => label === chosen)?.delay })
          }
        />
      </div>
      {isError ? (
        <>
          <FieldEditor
            {...unchecked}
            field={{ kind: 'choice', options: statuses }}
            label="Status"
            value={change.status}
            onChange={(status) => onChange({ ...change, status: Number(status) })}
          />
          <FieldEditor
            {...unchecked}
            field={{ kind: 'text', multiline: true }}
            label="Error message"
            value={change.error}
            onChange={(error) => onChange({ ...change, error: String(error) })}
          />
        </>
      ) : (
        !change.offline && (
          <FieldEditor
            field={toField(endpoint.response)}
            label={endpoint.title}
            path=""
            value={applyPatch(answer, change.body)}
            errors={errors}
            onChange={(body) => onChange({ ...change, body: toPatch(answer, body) as object })}
          />
        )
      )}
    </div>
  );
}
