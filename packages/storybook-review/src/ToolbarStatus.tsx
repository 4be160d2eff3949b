import React, { useState } from 'react';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Button } from './panels/parts.tsx';
import { ASSERTIONS_SKIPPED } from './review.ts';
import { useChosen } from './useStory.ts';

const Badge = styled.span(({ theme }) => ({
  padding: '4px 8px',
  borderRadius: 4,
  background: theme.background.warning,
  color: theme.color.warningText,
  fontSize: 12,
  fontWeight: 700,
  whiteSpace: 'nowrap',
}));

/** Shows that assertions are skipped, and resets the choices that stay from story to story. */
export function ToolbarStatus(): React.ReactNode {
  const [, updateGlobals] = useGlobals();
  const [skipped, setSkipped] = useState(false);
  useChannel({ [ASSERTIONS_SKIPPED]: setSkipped });
  const names = Object.keys(useChosen());
  return (
    <>
      {skipped && (
        <Badge title="The story runs with other settings than its assertions expect">
          Assertions skipped
        </Badge>
      )}
      {names.length > 0 && (
        <Button
          type="button"
          onClick={() => updateGlobals(Object.fromEntries(names.map((name) => [name, undefined])))}
        >
          Reset {names.join(', ')}
        </Button>
      )}
    </>
  );
}
