import { expect, it } from 'vitest';
import { demoNotes } from './demo.ts';

it('the demo note of an https site says that no email goes to the buyer (ruling 65)', () => {
  const charge = 'Demo checkout: no card is charged';
  expect(demoNotes('http://localhost:3000')).toEqual([charge]);
  expect(demoNotes('https://demo.example')).toEqual([
    charge,
    'No email is sent to you: your confirmation is written to a file on our server.',
  ]);
});
