/** What could not be stored lives here for as long as the page does (ruling 28). */
const memory = new Map<string, string>();

/**
 * Reads a text from the browser's storage; null when there is none, or none to be had, as while a
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

/** Stores a text. Where storage is blocked or full it is kept in memory, so nothing breaks. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Forgets a text, wherever it was kept. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
