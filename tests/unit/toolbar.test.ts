import { describe, expect, it } from 'vitest';
import { globalTypes, isAsWritten, seedOf } from '#storybook/toolbar.ts';

describe('the toolbar', () => {
  it('has no value that Storybook drops from a URL or turns into a number', () => {
    const values = Object.values(globalTypes).flatMap(({ toolbar }) =>
      toolbar.items.flatMap((item) => ('value' in item ? [item.value] : [])),
    );
    expect(values.filter((value) => !/^[\w -]*$/.test(value) || /^\d+$/.test(value))).toEqual([]);
  });

  it('seeds the named scenario', () => {
    expect(seedOf({}, { scenario: 'services-noDna' }).scenario).toBe('services.noDna');
  });
});

describe('isAsWritten', () => {
  const parameters = { scenario: 'services.noDna' };
  const desktop = { viewport: { value: 'desktop' } };
  const mobile = { viewport: { value: 'mobile' } };

  it('returns true for choices that repeat the seed of the story', () => {
    expect(isAsWritten(parameters, desktop)).toBe(true);
    expect(isAsWritten(parameters, { ...desktop, scenario: 'services-noDna' })).toBe(true);
    expect(isAsWritten(parameters, mobile, mobile)).toBe(true);
  });

  it('returns false for another scenario, media or viewport', () => {
    expect(isAsWritten(parameters, { ...desktop, scenario: 'services-slow' })).toBe(false);
    expect(isAsWritten(parameters, { ...desktop, media: 'forced-colors' })).toBe(false);
    expect(isAsWritten(parameters, mobile)).toBe(false);
  });
});
