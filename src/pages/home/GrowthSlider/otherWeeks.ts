// Loaded when the slider is first used, or for its nudge.
export { weekLines } from '#content/weekLines.ts';
export { preloadWeek, WeekImage } from './WeekImage.tsx';
