import { expect, it } from 'vitest';
import { securityTxt } from './site-files.ts';

it('security.txt names a contact and expires after a year (RFC 9116)', () => {
  const text = securityTxt('https://www.example.com', Date.parse('2026-01-15T12:00:00Z'));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\?subject=Security\n/);
  expect(text).toContain('Expires: 2027-01-15T12:00:00.000Z\n');
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
});
