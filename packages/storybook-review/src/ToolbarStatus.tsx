import React, { useState } from 'react';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Button } from './panels/parts.tsx';
import { ASSERTIONS_SKIPPED } from './review.ts';
import { useFitState } from './useFit.ts';
import { useToolbarChoices } from './useStory.ts';

const Badge = styled.span(({ theme }) => ({
  padding: '4px 8px',
  borderRadius: 4,
  background: theme.background.warning,
  color: theme.color.warningText,
  fontSize: 12,
  fontWeight: 700,
  whiteSpace: 'nowrap',
}));

/**
 * Shows that a story failed before its state, that assertions are skipped and how much the frame is
 * scaled, and resets toolbar choices.
 */
export function ToolbarStatus(): React.ReactNode {
  const [, updateGlobals] = useGlobals();
  const [skipped, setSkipped] = useState(false);
  const [failed, setFailed] = useState(false);
  useChannel({
    [ASSERTIONS_SKIPPED]: setSkipped,
    [PLAY_FUNCTION_THREW_EXCEPTION]: () => setFailed(true),
    [STORY_RENDER_PHASE_CHANGED]: ({ newPhase }: { newPhase: string }) => {
      if (newPhase === 'loading') setFailed(false);
    },
  });
  const [fit, setFit] = useFitState();
  const names = Object.keys(useToolbarChoices());
  return (
    <>
      {failed && (
        <Badge role="alert" title="The panel Interactions names the step">
          {names.length > 0 ? 'A step fails with these choices' : 'State not reached: reload'}
        </Badge>
      )}
      {skipped && (
        <Badge title="The story runs with other settings than its assertions expect">
          Assertions skipped
        </Badge>
      )}
      {(fit.percent < 100 || !fit.isOn) && (
        <Button
          type="button"
          aria-pressed={fit.isOn}
          title={fit.isOn ? 'Shows the frame at full size' : 'Shrinks the frame to the canvas'}
          onClick={() => setFit({ ...fit, isOn: !fit.isOn })}
        >
          {fit.isOn ? `Fit ${fit.percent}%` : 'Fit'}
        </Button>
      )}
      {names.length > 0 && (
        <Button
          type="button"
          title={`Changed: ${names.join(', ')}`}
          onClick={() => updateGlobals(Object.fromEntries(names.map((name) => [name, undefined])))}
        >
          Reset toolbar
        </Button>
      )}
    </>
  );
}
