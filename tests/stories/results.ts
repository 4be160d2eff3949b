/** Vitest's report of the last `npm test -- stories`; relative to the project's root. */
export const storyResults = 'artifacts/stories/results.json';
