import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asParam } from '#storybook/review/address.ts';
import { gatherReview } from '#storybook/review/gather.ts';
import { outline } from '#storybook/review/outline.ts';
import { faultsOf, holds, type Signature } from '#storybook/review/review.ts';
import { verdictsOf } from '#storybook/review/verdicts.ts';
import { globalTypes, seedOf, standsAsWritten } from '#storybook/toolbar.ts';

const signature: Signature = {
  state: '4.planner.none',
  kind: 'look',
  fingerprint: { picture: 'a1', tree: 'b1' },
  who: 'Robin Example',
  when: '2026-01-15',
  remark: '',
};

describe('a signature', () => {
  it('holds for what was looked at', () => {
    expect(holds(signature, { fingerprint: { picture: 'a1', tree: 'b1' } })).toBe(true);
  });

  it('lapses in the matrix once a run pictures another border radius', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    const draw = (radius: number, file: string) =>
      sharp(
        Buffer.from(
          `<svg width="80" height="40"><rect width="80" height="40" rx="${radius}"/></svg>`,
        ),
      ).toFile(file);
    const story = 'a-button--primary';
    const places = {
      tests: join(folder, 'results.json'),
      pictures: join(folder, 'run'),
      baselines: join(folder, 'baselines'),
      trees: join(folder, 'trees'),
      signatures: join(folder, 'reviews.json'),
      to: join(folder, 'review'),
    };
    for (const pictures of [places.pictures, places.baselines]) {
      mkdirSync(join(pictures, 'desktop'), { recursive: true });
    }
    await draw(8, join(places.baselines, `desktop/${story}.webp`));
    const { fingerprint = signature.fingerprint } = gatherReview(places).stories[story] ?? {};
    writeFileSync(places.signatures, JSON.stringify([{ ...signature, fingerprint }]));
    const reviewed = () => verdictsOf(gatherReview(places), signature.state, story)[3];
    expect(reviewed()).toBe('Robin Example, 2026-01-15');

    await draw(12, join(places.pictures, `desktop/${story}.actual.webp`));
    const results = [{ picture: `desktop/${story}`, outcome: 'different' }];
    writeFileSync(join(places.pictures, 'run.json'), JSON.stringify({ results }));
    expect(reviewed()).toBe('lapsed (Robin Example, 2026-01-15)');
  });

  it('lapses when something else is read aloud', () => {
    expect(holds(signature, { fingerprint: { picture: 'a1', tree: 'b2' } })).toBe(false);
  });
});

describe('the faults of a story', () => {
  const fingerprint = { picture: '', tree: '' };
  const test = { passed: false, axe: false, tree: false, message: '' };

  it('are none without a run', () => {
    expect(faultsOf({ fingerprint })).toEqual([]);
  });

  it('tell axe, a lost label and any other red apart', () => {
    expect(faultsOf({ fingerprint, test: { ...test, axe: true } })).toEqual(['axe']);
    expect(faultsOf({ fingerprint, test: { ...test, tree: true } })).toEqual([
      'read aloud differs',
    ]);
    expect(faultsOf({ fingerprint, test })).toEqual(['red']);
  });

  it('name a picture that differs in one mode, and one that is new', () => {
    const pictures = {
      desktop: { outcome: 'same', files: [] },
      mobile: { outcome: 'different', files: [] },
      'forced-colours': { outcome: 'missing', files: [] },
    };
    expect(faultsOf({ fingerprint, pictures })).toEqual(['picture differs', 'new picture']);
  });
});

describe('the outline of what is read aloud', () => {
  it('marks headings and landmarks, and what the held tree has not', () => {
    const now = '- main:\n  - heading "Cart" [level=3]\n  - button "Close"';
    const held = '- main:\n  - heading "Cart" [level=2]\n  - button "Close"';
    expect(outline(now, held)).toEqual([
      { depth: 0, text: 'main', kind: 'landmark', isNew: false },
      { depth: 1, text: 'heading "Cart" [level=3]', kind: 'heading', isNew: true },
      { depth: 1, text: 'button "Close"', kind: 'other', isNew: false },
    ]);
  });
});

describe('what the toolbar chooses', () => {
  const values = Object.values(globalTypes).flatMap(({ toolbar }) =>
    toolbar.items.flatMap((item) => ('value' in item ? [item.value] : [])),
  );

  it('is kept by the address: Storybook drops anything else', () => {
    expect(values.filter((value) => !/^[\w -]*$/.test(value))).toEqual([]);
    // It would come back as a number.
    expect(values.filter((value) => /^\d+$/.test(value))).toEqual([]);
    expect(asParam({ scenario: 'services-noDna', viewport: { value: 'mobile' } })).toBe(
      'scenario:services-noDna;viewport.value:mobile',
    );
  });

  it('comes back as the scenario that it names', () => {
    expect(seedOf({}, { scenario: 'services-noDna' }).scenario).toBe('services.noDna');
  });

  it('lets the assertions of a story rest when it contradicts its seed or its frame', () => {
    const parameters = { scenario: 'services.noDna' };
    const desktop = { viewport: { value: 'desktop' } };
    expect(standsAsWritten(parameters, desktop)).toBe(true);
    expect(standsAsWritten(parameters, { ...desktop, scenario: 'services-noDna' })).toBe(true);
    expect(standsAsWritten(parameters, { ...desktop, scenario: 'services-slow' })).toBe(false);
    expect(standsAsWritten(parameters, { ...desktop, textSize: '200-percent' })).toBe(false);
    expect(standsAsWritten(parameters, { viewport: { value: 'narrow' } })).toBe(false);
    expect(
      standsAsWritten(
        parameters,
        { viewport: { value: 'mobile' } },
        { viewport: { value: 'mobile' } },
      ),
    ).toBe(true);
  });
});
