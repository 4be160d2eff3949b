import { expect, it } from 'vitest';
import { studio } from '../studio.ts';
import { whenOpen } from './whenOpen.ts';

const hours = { ...studio.hours, monday: null, friday: { opens: '09:30', closes: '19:00' } };

it("whenOpen inserts the times of the owner's file", () => {
  expect(whenOpen('friday', ({ opens, closes }) => `${opens} to ${closes}`, hours)).toBe(
    '9:30 AM to 7 PM',
  );
});

it('whenOpen returns no text for a closed day', () => {
  expect(whenOpen('monday', ({ opens }) => `From ${opens}.`, hours)).toBe('');
});
