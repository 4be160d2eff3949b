import React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { Button } from './panels/parts.tsx';
import { useChosen } from './useStory.ts';

/** Says which choices of the toolbar go from story to story, and ends them. */
export function Chosen(): React.ReactNode {
  const [, updateGlobals] = useGlobals();
  const chosen = useChosen();
  const names = Object.keys(chosen);
  if (names.length === 0) return null;
  return (
    <Button
      type="button"
      title="These choices go with you to the next story, and assertions rest meanwhile"
      onClick={() => updateGlobals(Object.fromEntries(names.map((name) => [name, undefined])))}
    >
      End {names.join(', ')}
    </Button>
  );
}
