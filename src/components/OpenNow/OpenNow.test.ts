import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openSentence } from '#content/openSentence.ts';
import { studio } from '#content/studio.ts';
import { OpenNow } from './OpenNow.tsx';

test('OpenNow prerenders an empty placeholder without a time', () => {
  const { hours, closures } = studio;
  expect(
    renderToString(createElement(OpenNow, { hours, closures, sentence: openSentence })),
  ).toMatch(/^<p class="[^"]*"><\/p>$/);
});
