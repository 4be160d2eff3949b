import { expect, test, vi } from 'vitest';

vi.mock(import('#lib/pictures.ts'), async (original) => ({
  ...(await original()),
  ownersPhotos: new Set(['scan-week-25', 'scan-week-31']),
}));

test('a photograph takes the place of its drawing, without the mark and the line (ruling 71)', async () => {
  const { exampleCaption, exampleGallery, examples } = await import('./examples.ts');
  const { growthWords } = await import('./growth.ts');
  const { weekLines } = await import('./weekLines.ts');
  expect(exampleCaption(examples.week31)).toBe('Week 31');
  expect(exampleCaption(examples.week30)).toBe('Illustration, week 30');
  expect(growthWords.caption(31)).toBe('Week 31');
  expect(growthWords.caption(30)).toBe('Illustration, week 30');
  for (const week of [25, 31]) {
    expect(weekLines[week]).toBe(`A real ultrasound picture, taken in week ${week}.`);
  }
  expect(weekLines[30]).toContain('a little hand');
  expect(exampleGallery.note).toMatch(/^What's marked as an illustration is drawn\./);
});

test('a photograph of a week without a drawing joins the examples of its stage', async () => {
  const { exampleGallery } = await import('./examples.ts');
  const { stages } = await import('./stages.ts');
  const second = stages.find(({ value }) => value === 'late-second');
  expect(second?.ultrasoundImages.map(({ src }) => src)).toEqual(['scan-week-24', 'scan-week-25']);
  expect(exampleGallery.pictures.map(({ caption }) => caption)).toContain('Week 25');
});
