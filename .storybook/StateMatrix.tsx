import { useEffect, useState } from 'react';
import { noReview, type ReviewData } from './review/review.ts';
import { verdictsOf } from './review/verdicts.ts';
import { stateRows, type StateRow, type StoryIndex } from './stateMatrix.ts';

/** The list of states with links to the stories that claim them. */
export function StateMatrix() {
  const [rows, setRows] = useState<StateRow[]>([]);
  const [review, setReview] = useState<ReviewData>(noReview);

  useEffect(() => {
    const asked = new AbortController();
    fetch('./index.json', { signal: asked.signal })
      .then((response) => response.json() as Promise<StoryIndex>)
      .then((index) => setRows(stateRows(index)))
      .catch(() => undefined);
    fetch('./review/data.json', { signal: asked.signal })
      .then((response) => response.json() as Promise<ReviewData>)
      .then(setReview)
      .catch(() => undefined);
    return () => asked.abort();
  }, []);

  const claimed = rows.filter(({ stories }) => stories.length === 1).length;
  return (
    <>
      <p>
        {claimed} of {rows.length} states are claimed by exactly one story.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">What it is</th>
            <th scope="col">Story</th>
            <th scope="col">Picture</th>
            <th scope="col">Axe</th>
            <th scope="col">Read aloud</th>
            <th scope="col">Reviewed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ state, text, stories }) => (
            <tr key={state}>
              <td>
                <code>{state}</code>
              </td>
              <td>{text}</td>
              <td>
                {stories.length === 0
                  ? 'none'
                  : stories.map(({ id, label }) => (
                      <a key={id} href={`./?path=/story/${id}`} target="_top">
                        {label}
                      </a>
                    ))}
              </td>
              {verdictsOf(review, state, stories[0]?.id).map((verdict, column) => (
                <td key={column}>{verdict}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
