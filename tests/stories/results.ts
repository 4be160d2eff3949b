/** What the last `npm test -- stories` found, as Vitest writes it; from the project's root. */
export const storyResults = 'artifacts/stories/results.json';
