import { createPath, parsePath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { scrollDecision } from './scrollDecision.ts';

const location = (path: string, overlay?: boolean) => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state: overlay ? { overlay: { name: 'cart', level: 1, depth: 1 } } : null,
  key: 'key',
});

const pageAt = (path: string) => location(path);
const overlayAt = (path: string) => location(path, true);

const cases = [
  // ruling 9: a new page starts at the top, whatever its query and hash.
  ['PUSH', pageAt('/about'), pageAt('/services'), 'top'],
  ['PUSH', pageAt('/about'), pageAt('/services#dna-testing'), 'top'],
  ['REPLACE', overlayAt('/about'), pageAt('/boutique#shop'), 'top'],
  ['PUSH', pageAt('/peek-planner?stage=mid-second'), pageAt('/services'), 'top'],
  // A hash on the same page is followed, even if it is the current one.
  ['PUSH', pageAt('/services'), pageAt('/services#peek-planner'), 'hash'],
  ['PUSH', pageAt('/services/'), pageAt('/services#peek-planner'), 'hash'],
  ['REPLACE', pageAt('/services#peek-planner'), pageAt('/services#peek-planner'), 'hash'],
  ['REPLACE', overlayAt('/services#peek-planner'), pageAt('/services#peek-planner'), 'hash'],
  ['REPLACE', overlayAt('/boutique'), pageAt('/boutique#shop'), 'hash'],
  [
    'PUSH',
    pageAt('/services?stage=a#peek-planner'),
    pageAt('/services?stage=b#quick-peek'),
    'hash',
  ],
  // A change of only the query does not scroll.
  ['REPLACE', pageAt('/services#peek-planner'), pageAt('/services?stage=a#peek-planner'), 'stay'],
  ['REPLACE', pageAt('/peek-planner'), pageAt('/peek-planner?stage=a'), 'stay'],
  ['REPLACE', pageAt('/peek-planner?stage=a'), pageAt('/peek-planner?stage=b'), 'stay'],
  // ruling 46: a link to the current page scrolls to its top.
  ['REPLACE', pageAt('/about'), pageAt('/about'), 'top'],
  ['PUSH', pageAt('/services#peek-planner'), pageAt('/services'), 'top'],
  ['PUSH', pageAt('/peek-planner?stage=a'), pageAt('/peek-planner'), 'top'],
  ['REPLACE', overlayAt('/faq'), pageAt('/faq'), 'top'],
  // ruling 41: Back and Forward restore the position.
  ['POP', pageAt('/services'), pageAt('/about'), 'restore'],
  ['POP', pageAt('/services#peek-planner'), pageAt('/services'), 'restore'],
  ['POP', pageAt('/about'), overlayAt('/boutique'), 'restore'],
  ['POP', pageAt('/services'), pageAt('/services#peek-planner'), 'restore'],
  // Opening, changing and closing an overlay does not scroll the page.
  ['PUSH', pageAt('/about'), overlayAt('/about'), 'stay'],
  ['PUSH', overlayAt('/about'), overlayAt('/about'), 'stay'],
  ['POP', overlayAt('/about'), pageAt('/about'), 'stay'],
  ['POP', pageAt('/about'), overlayAt('/about'), 'stay'],
] as const;

describe('scrollDecision', () => {
  it.each(['/about', '/services#peek-planner'])(
    'follows the hash of %s after a page load',
    (path) => {
      expect(scrollDecision(undefined, pageAt(path), 'POP')).toBe('hash');
    },
  );

  it.each(
    cases.map(([cameBy, before, now, decision]) => {
      const name = (place: typeof before) => createPath(place) + (place.state ? ' (cart)' : '');
      return { way: `${cameBy} ${name(before)} -> ${name(now)}`, cameBy, before, now, decision };
    }),
  )("returns '$decision' for $way", ({ cameBy, before, now, decision }) => {
    expect(scrollDecision(before, now, cameBy)).toBe(decision);
  });
});
