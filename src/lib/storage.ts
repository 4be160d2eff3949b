/** Values that could not be stored, kept until the page is unloaded (ruling 28). */
const memory = new Map<string, string>();

/** For this browser, or only for this tab. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads a stored value; null if it doesn't exist or storage is unavailable, as while a page is
 * prerendered.
 */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Falls back to memory if storage is blocked or full. */
export function writeStored(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Removes a value from storage and memory. */
export function removeStored(key: string, area: Area = 'localStorage'): void {
  memory.delete(key);
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
