import React, { useState } from 'react';
import { styled } from 'storybook/theming';
import '../../../tests/vr/review/comparison.ts';
import type { View } from '../../../tests/vr/review/comparison.ts';
import { Button, Row } from './parts.tsx';

type PictureCompareProps = {
  /** Addresses of the pictures; what was not made is missing. */
  expected: string | undefined;
  actual: string | undefined;
  difference: string | undefined;
};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'picture-comparison': PictureCompareProps & { view: View };
    }
  }
}

const views: Record<View, string> = {
  side: 'Expected and actual',
  swipe: 'Swipe',
  blink: 'Blink',
  marked: 'Difference',
};

/** The colors that the comparison takes from where it stands. */
const Colors = styled.div(({ theme }) => ({
  '--inkSoft': theme.textMutedColor,
  '--line': theme.appBorderColor,
  '--apple': theme.color.secondary,
  '--appleDeep': theme.color.secondary,
}));

/** What was expected, what is, and the difference of both: as the review of the pictures shows them. */
export function PictureCompare(pictures: PictureCompareProps): React.ReactNode {
  const [view, setView] = useState<View>('side');
  const { expected, actual } = pictures;
  if (!expected && !actual) return <p>There is no picture.</p>;
  return (
    <Colors>
      {expected && actual && (
        <Row role="group" aria-label="View">
          {(Object.keys(views) as View[]).map((name) => (
            <Button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {views[name]}
            </Button>
          ))}
        </Row>
      )}
      <picture-comparison {...pictures} view={view} />
    </Colors>
  );
}
