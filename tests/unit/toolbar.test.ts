import { describe, expect, it } from 'vitest';
import { globalTypes, isAsWritten, worldSeedOf } from '#storybook/toolbar.ts';

describe("Storybook's toolbar", () => {
  it('has no value that Storybook removes from URLs or converts to a number', () => {
    const values = Object.values(globalTypes).flatMap((type) =>
      ('toolbar' in type ? type.toolbar.items : []).flatMap((item) =>
        'value' in item ? [item.value] : [],
      ),
    );
    expect(values.filter((value) => !/^[\w -]*$/.test(value) || /^\d+$/.test(value))).toEqual([]);
  });

  it('selects the scenario of the chosen value', () => {
    expect(worldSeedOf({}, { scenario: 'services-noDna' }).scenario).toBe('services.noDna');
  });
});

describe('isAsWritten', () => {
  const parameters = { scenario: 'services.noDna' };
  const desktop = { viewport: { value: 'desktop' } };
  const mobile = { viewport: { value: 'mobile' } };

  it("returns true when the toolbar equals the story's own settings", () => {
    expect(isAsWritten(parameters, desktop)).toBe(true);
    expect(isAsWritten(parameters, { ...desktop, scenario: 'services-noDna' })).toBe(true);
    expect(isAsWritten(parameters, mobile, mobile)).toBe(true);
  });

  it("returns false when the toolbar's scenario or viewport differs from the story's", () => {
    expect(isAsWritten(parameters, { ...desktop, scenario: 'services-slow' })).toBe(false);
    expect(isAsWritten(parameters, mobile)).toBe(false);
  });
});
