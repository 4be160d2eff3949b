import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakText, textOf } from '#tests/sabotage/fault.ts';
import { faults } from '#tests/sabotage/faults.ts';

it('every fault has a name of its own', () => {
  const names = faults.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the place of every fault is in its file exactly once, and no longer as it was', () => {
  const wrong = faults.flatMap((fault) => {
    const text = textOf(fault);
    try {
      return breakText(text, [fault]) === text ? [`'${fault.name}' changes nothing.`] : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});

it('every fault names a test that is there', () => {
  const missing = faults.filter(({ by }) =>
    by.includes('.') ? !existsSync(by) : !existsSync(`tests/vr/baselines/${by}.webp`),
  );
  expect(missing.map(({ name, by }) => `${name}: ${by}`)).toEqual([]);
});
