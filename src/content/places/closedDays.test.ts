import { afterEach, expect, it, vi } from 'vitest';
import { giftTexts, placeTexts } from '#tests/support/placeTexts.ts';
import type { Studio, Weekday } from '../studio.ts';

const openDays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Imports the local pages' texts with hours in which the given days are closed. */
async function importTextsWithClosedDays(closed: readonly Weekday[]): Promise<string[]> {
  vi.resetModules();
  const { studio } = await vi.importActual<{ studio: Studio }>('../studio.ts');
  const hours = { ...studio.hours, ...Object.fromEntries(closed.map((day) => [day, null])) };
  vi.doMock('../studio.ts', () => ({ studio: { ...studio, hours } }));
  const { counties } = await import('./counties.ts');
  const { towns } = await import('./towns.ts');
  const { babyShowerPages, maternityPages } = await import('./gifts.ts');
  return [
    ...[...counties, ...towns].flatMap(placeTexts),
    ...[...babyShowerPages, ...maternityPages].flatMap(giftTexts),
  ];
}

afterEach(() => {
  vi.doUnmock('../studio.ts');
  vi.resetModules();
});

const cases: { closed: readonly Weekday[] }[] = [
  { closed: [] },
  ...openDays.map((day) => ({ closed: [day] })),
  { closed: openDays },
];

it.each(cases)(
  'the place texts are complete sentences when $closed is closed',
  async ({ closed }) => {
    const paragraphs = await importTextsWithClosedDays(closed);
    expect(paragraphs.length).toBeGreaterThan(250);
    for (const paragraph of paragraphs) {
      expect(paragraph).toMatch(/^\p{Lu}/u);
      expect(paragraph).toMatch(/[.?]$/);
      expect(paragraph).not.toMatch(/[.?] \p{Ll}|[;,:]$|undefined|null| {2}| [,.;]|\.\./u);
    }
    const words = paragraphs.join(' ');
    for (const day of closed) {
      const shown = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
      expect(words).not.toMatch(new RegExp(`${shown}[^.]*\\d (AM|PM)`));
    }
  },
);
