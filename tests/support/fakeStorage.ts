import { vi } from 'vitest';

/** Stubs localStorage until `vi.unstubAllGlobals`. @returns its values. */
export function fakeStorage(
  overrides: Partial<Storage> = {},
  otherParts: object = {},
): Map<string, string> {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  };
  vi.stubGlobal('window', { localStorage, ...otherParts });
  return values;
}
