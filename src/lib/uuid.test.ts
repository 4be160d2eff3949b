import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from './uuid.ts';

it('makes version 4 UUIDs, each another', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const id of made) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
