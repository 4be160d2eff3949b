import React, { useState } from 'react';
import { styled } from 'storybook/theming';
import { Button, Field, Row } from './parts.tsx';

const Frame = styled.div(({ theme }) => ({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  border: `1px solid ${theme.textMutedColor}`,
  img: { display: 'block', maxWidth: '100%' },
  'img + img': { position: 'absolute', inset: 0 },
}));

type PictureCompareProps = {
  /** Addresses of the pictures; what was not made is missing. */
  expected: string | undefined;
  actual: string | undefined;
  difference: string | undefined;
};

/** What was expected, what is, and the difference of both, one at a time or one over the other. */
export function PictureCompare({
  expected,
  actual,
  difference,
}: PictureCompareProps): React.ReactNode {
  const views = {
    Expected: expected,
    Actual: actual,
    Difference: difference,
    Swipe: expected && actual,
  };
  const there = Object.entries(views).filter(([, address]) => address !== undefined);
  const [view, setView] = useState(actual && expected ? 'Swipe' : there[0]?.[0]);
  const [share, setShare] = useState(50);
  const address = views[view as keyof typeof views];
  if (!address) return <p>There is no picture.</p>;
  return (
    <>
      <Row role="group" aria-label="View">
        {there.map(([name]) => (
          <Button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {name}
          </Button>
        ))}
      </Row>
      {view === 'Swipe' ? (
        <>
          <Field>
            How much of the actual picture lies over the expected one
            <input
              type="range"
              value={share}
              onChange={({ target }) => setShare(Number(target.value))}
            />
          </Field>
          <Frame>
            <img src={expected} alt="Expected" />
            <img src={actual} alt="Actual" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
          </Frame>
        </>
      ) : (
        <Frame>
          <img src={address} alt={view} />
        </Frame>
      )}
    </>
  );
}
