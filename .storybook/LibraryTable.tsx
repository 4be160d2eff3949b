import { useEffect, useState } from 'react';
import type { StoryIndex } from './stateMatrix.ts';

type Entry = StoryIndex['entries'][string];

const inLibrary = /src\/components\/([^/]+)\//;

/** The components of the library with links to their stories. */
export function LibraryTable() {
  const [components, setComponents] = useState<[string, Entry[]][]>([]);

  useEffect(() => {
    const asked = new AbortController();
    fetch('./index.json', { signal: asked.signal })
      .then((response) => response.json() as Promise<StoryIndex>)
      .then(({ entries }) => {
        const stories = Object.values(entries).filter(({ type }) => type === 'story');
        const named = Map.groupBy(stories, (story) => inLibrary.exec(story.importPath ?? '')?.[1]);
        setComponents(
          [...named].flatMap(([name, found]) => (name ? [[name, found] as [string, Entry[]]] : [])),
        );
      })
      .catch(() => undefined);
    return () => asked.abort();
  }, []);

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {components.map(([name, stories]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {stories.map(({ id, name: story }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={`./?path=/story/${id}`} target="_top">
                    {story}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
