import React, { useState } from 'react';
import { useReviewData } from '../data.ts';
import { findingsOf } from '../review.ts';
import { claimedStates } from '../states.ts';
import { useStory } from '../useStory.ts';
import { Button, Panel, Row, Section } from './parts.tsx';

/** The panel that shows the details of each finding. */
const panelOf: Record<string, string> = {
  axe: 'Accessibility',
  'test fails': 'Interactions',
  'ARIA snapshot differs': 'ARIA snapshot',
  'screenshot differs': 'Screenshots',
  'new screenshot': 'Screenshots',
};

/** Shows the open story's states, the results of the last runs, and a comment to copy. */
export function ReviewPanel(): React.ReactNode {
  const data = useReviewData();
  const { id, tags, chosen, viewport, link, page } = useStory();
  const [status, setStatus] = useState('');
  if (!data) return <Panel>Loading...</Panel>;

  const states = claimedStates(data.states, tags);
  const review = data.stories[id] ?? {};
  const findings = findingsOf(review);

  async function copyComment() {
    const settings = Object.entries(chosen).map(([name, value]) => `${name} ${String(value)}`);
    const comment = [
      `**[${id}](${link})**`,
      ...states.map(({ state, text }) => `- State \`${state}\`: ${text}`),
      `- ${[`Viewport ${viewport}`, ...settings].join(', ')}`,
      `- Build ${data?.commit || 'without a commit'}`,
      '',
      'Comment: ',
    ].join('\n');
    await navigator.clipboard.writeText(comment);
    setStatus('Copied.');
  }

  return (
    <Panel
      tabIndex={0}
      role="region"
      aria-label="Review of this story"
      style={{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: 32 }}
    >
      <Section>
        {states.length === 0 && <p>This story claims no state of the specification.</p>}
        {states.map(({ state, text }) => (
          <p key={state}>
            <code>{state}</code>
            <br />
            {text}
          </p>
        ))}
        {page && (
          <p>
            Page: <code>{page}</code>
          </p>
        )}
        <Row>
          <Button type="button" onClick={() => void copyComment()}>
            Copy comment
          </Button>
          <span role="status">{status}</span>
        </Row>
      </Section>
      <Section>
        <h2>Last runs</h2>
        <p>
          {findings.length > 0
            ? `${findings.map((finding) => `${finding} (see ${panelOf[finding]})`).join(', ')}.`
            : review.test
              ? 'The test passes, with axe and the ARIA snapshot.'
              : data.ran.tests
                ? 'The last test run did not include this story.'
                : 'This build has no test results.'}
        </p>
        {review.test && !review.test.passed && <pre>{review.test.message}</pre>}
      </Section>
    </Panel>
  );
}
