/** Values that could not be stored, kept until the page is unloaded (ruling 28). */
const memory = new Map<string, string>();

/**
 * Reads a value from localStorage; null if it doesn't exist or storage is unavailable, as while a
 * page is prerendered.
 */
export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Falls back to memory if localStorage is blocked or full. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Removes a value from localStorage and memory. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
