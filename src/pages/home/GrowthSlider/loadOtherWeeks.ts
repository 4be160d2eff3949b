import type * as OtherWeeks from './otherWeeks.ts';

let pending: Promise<typeof OtherWeeks | undefined> | undefined;
/** The URL that failed last, and how often it has. */
let failed = { url: '', times: 0 };

/**
 * Loads the component and the lines of the other weeks. Resolves to undefined on failure; the next
 * call tries again, with a query, because browsers do not request a failed module's URL again.
 */
export function loadOtherWeeks(): Promise<typeof OtherWeeks | undefined> {
  pending ??= importWeeks().catch((error: unknown) => {
    const url = /https?:[^?\s]+/.exec(String(error))?.[0] ?? '';
    failed = { url, times: failed.times + 1 };
    pending = undefined;
    return undefined;
  });
  return pending;
}

function importWeeks(): Promise<typeof OtherWeeks> {
  if (!failed.url) return import('./otherWeeks.ts');
  return import(/* @vite-ignore */ `${failed.url}?${failed.times}`) as Promise<typeof OtherWeeks>;
}
