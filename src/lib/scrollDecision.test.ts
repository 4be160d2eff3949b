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

const at = (path: string) => location(path);
const over = (path: string) => location(path, true);

const cases = [
  // ruling 9: a new page starts at the top, whatever its query and hash.
  ['PUSH', at('/about'), at('/services'), 'top'],
  ['PUSH', at('/about'), at('/services#dna-testing'), 'top'],
  ['REPLACE', over('/about'), at('/boutique#shop'), 'top'],
  ['PUSH', at('/peek-planner?stage=mid-second'), at('/services'), 'top'],
  // A hash on the same page is followed, even if it is the current one.
  ['PUSH', at('/services'), at('/services#peek-planner'), 'hash'],
  ['PUSH', at('/services/'), at('/services#peek-planner'), 'hash'],
  ['REPLACE', at('/services#peek-planner'), at('/services#peek-planner'), 'hash'],
  ['REPLACE', over('/services#peek-planner'), at('/services#peek-planner'), 'hash'],
  ['REPLACE', over('/boutique'), at('/boutique#shop'), 'hash'],
  ['PUSH', at('/services?stage=a#peek-planner'), at('/services?stage=b#quick-peek'), 'hash'],
  // A change of only the query does not scroll.
  ['REPLACE', at('/services#peek-planner'), at('/services?stage=a#peek-planner'), 'stay'],
  ['REPLACE', at('/peek-planner'), at('/peek-planner?stage=a'), 'stay'],
  ['REPLACE', at('/peek-planner?stage=a'), at('/peek-planner?stage=b'), 'stay'],
  // ruling 46: a link to the current page scrolls to its top.
  ['REPLACE', at('/about'), at('/about'), 'top'],
  ['PUSH', at('/services#peek-planner'), at('/services'), 'top'],
  ['PUSH', at('/peek-planner?stage=a'), at('/peek-planner'), 'top'],
  ['REPLACE', over('/faq'), at('/faq'), 'top'],
  // ruling 41: Back and Forward restore the position.
  ['POP', at('/services'), at('/about'), 'restore'],
  ['POP', at('/services#peek-planner'), at('/services'), 'restore'],
  ['POP', at('/about'), over('/boutique'), 'restore'],
  ['POP', at('/services'), at('/services#peek-planner'), 'restore'],
  // Opening, changing and closing an overlay does not scroll the page.
  ['PUSH', at('/about'), over('/about'), 'stay'],
  ['PUSH', over('/about'), over('/about'), 'stay'],
  ['POP', over('/about'), at('/about'), 'stay'],
  ['POP', at('/about'), over('/about'), 'stay'],
] as const;

describe('scrollDecision', () => {
  it.each(['/about', '/services#peek-planner'])(
    'follows the hash of %s after a page load',
    (path) => {
      expect(scrollDecision(undefined, at(path), 'POP')).toBe('hash');
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
