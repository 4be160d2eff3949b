import { useEffect, useState } from 'react';
import { stateRows, type StateRow, type StoryIndex } from './stateMatrix.ts';

/** The list of states with links to the stories that claim them. */
export function StateMatrix() {
  const [rows, setRows] = useState<StateRow[]>([]);

  useEffect(() => {
    const asked = new AbortController();
    fetch('./index.json', { signal: asked.signal })
      .then((response) => response.json() as Promise<StoryIndex>)
      .then((index) => setRows(stateRows(index)))
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
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
