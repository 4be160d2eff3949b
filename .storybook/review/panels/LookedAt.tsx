import React, { useState } from 'react';
import { useReviewData } from '../data.ts';
import { faultsOf, holds, pagesInWords, type Signature } from '../review.ts';
import { keepSignatures } from '../sign.ts';
import { useStory } from '../useStory.ts';
import { Button, Field, Panel, Row, Said, Section } from './parts.tsx';

const KINDS: Signature['kind'][] = ['look', 'screen reader', 'keyboard', 'zoom'];

/** The panel that shows more of a fault. */
const shownIn: Record<string, string> = {
  axe: 'Accessibility',
  red: 'Interactions',
  'read aloud differs': 'Read aloud',
  'picture differs': 'Picture',
  'new picture': 'Picture',
};

/** What the open story shows, what the runs say of it, a remark to pass on, and who signed it. */
export function LookedAt(): React.ReactNode {
  const data = useReviewData();
  const { id, folder, states, chosen, viewport, link, place } = useStory();
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<Signature[]>([]);
  if (!data) return <Panel>Loading</Panel>;

  const review = data.stories[id] ?? { fingerprint: { picture: '', tree: '' } };
  const faults = faultsOf(review);
  const pages = pagesInWords(data.usedBy[folder]);
  const signatures = [...data.signatures, ...added];
  const own = signatures.filter(({ state }) => states.some((shown) => shown.state === state));

  async function copyRemark() {
    const settings = Object.entries(chosen).map(([name, value]) => `${name} ${String(value)}`);
    const remark = [
      `**[${id}](${link})**`,
      ...states.map(({ state, text }) => `- State \`${state}\`: ${text}`),
      `- Viewport ${viewport}${settings.length > 0 ? `, ${settings.join(', ')}` : ''}`,
      `- Build ${data?.commit || 'without a commit'}`,
      '',
      'Remark: ',
    ].join('\n');
    await navigator.clipboard.writeText(remark);
    setSaid('Copied. Paste it where the remark belongs.');
  }

  async function sign(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const value = (name: string) => String(given.get(name) ?? '');
    const signed = states.map(({ state }): Signature => ({
      state,
      kind: value('kind') as Signature['kind'],
      fingerprint: review.fingerprint,
      who: value('who'),
      when: new Date().toISOString().slice(0, 10),
      remark: value('remark'),
    }));
    setSaid(await keepSignatures([...signatures, ...signed]));
    setAdded([...added, ...signed]);
    form.reset();
  }

  return (
    <Panel tabIndex={0} role="region" aria-label="Review of this story">
      <Section>
        {states.length === 0 ? (
          <p>This story claims no state of the specification.</p>
        ) : (
          states.map(({ state, text }) => (
            <p key={state}>
              <code>{state}</code>
              <br />
              {text}
            </p>
          ))
        )}
        {place ? (
          <p>
            In the product: <a href={place}>{place}</a> (<code>npm run dev</code>)
          </p>
        ) : (
          <p>{pages ? `A part, seen on ${pages}.` : 'A part that no page shows by itself.'}</p>
        )}
        <Row>
          <Button type="button" onClick={() => void copyRemark()}>
            Copy a remark
          </Button>
        </Row>
        <p role="status">{said}</p>
      </Section>
      <Section>
        <h2>Last runs</h2>
        <p>
          {data.ran.tests
            ? review.test
              ? faults.length > 0
                ? `Not right: ${faults.map((fault) => `${fault} (see ${shownIn[fault]})`).join(', ')}.`
                : 'Green, axe and what is read aloud included.'
              : 'This story was not in the last run of the tests.'
            : 'No run of the tests is here: npm run test:stories, then build.'}
        </p>
        {review.test && !review.test.passed && <Said>{review.test.message}</Said>}
      </Section>
      {states.length > 0 && (
        <Section>
          <h2>Signed</h2>
          {own.length === 0 ? (
            <p>Nobody has signed it yet.</p>
          ) : (
            <ul>
              {own.map((signature, index) => (
                <li key={index}>
                  {signature.kind}: {signature.who}, {signature.when}
                  {holds(signature, review) ? '' : '. Lapsed: it looks or reads differently now'}
                  {signature.remark && `. ${signature.remark}`}
                </li>
              ))}
            </ul>
          )}
          <form onSubmit={(event) => void sign(event)}>
            <Field>
              Who
              <input name="who" required autoComplete="name" />
            </Field>
            <Field>
              How
              <select name="kind">
                {KINDS.map((kind) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            </Field>
            <Field>
              Remark
              <textarea name="remark" rows={2} />
            </Field>
            <Button type="submit">Sign</Button>
          </form>
        </Section>
      )}
    </Panel>
  );
}
