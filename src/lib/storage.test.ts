import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#tests/support/fakeStorage.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const throwQuotaError = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

afterEach(() => {
  removeStored('key');
  vi.unstubAllGlobals();
});

describe('browser storage (ruling 28)', () => {
  it('reads, writes and removes', () => {
    const values = fakeStorage();
    expect(readStored('key')).toBeNull();
    writeStored('key', 'one');
    expect(values.get('key')).toBe('one');
    expect(readStored('key')).toBe('one');
    removeStored('key');
    expect(readStored('key')).toBeNull();
  });

  it('returns null outside a browser', () => {
    expect(readStored('key')).toBeNull();
  });

  it('keeps the newest value in memory while storage is full, and stores it later', () => {
    const values = fakeStorage({ setItem: throwQuotaError });
    values.set('key', 'old');
    writeStored('key', 'new');
    expect(readStored('key')).toBe('new');

    const room = fakeStorage();
    writeStored('key', 'newest');
    expect(room.get('key')).toBe('newest');
    expect(readStored('key')).toBe('newest');
  });

  it('works in memory when the browser blocks storage', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    expect(readStored('key')).toBeNull();
    writeStored('key', 'one');
    expect(readStored('key')).toBe('one');
    removeStored('key');
    expect(readStored('key')).toBeNull();
  });
});
