// What the slider loads when it is first used.
export { weekLines } from '#content/weekLines.ts';
export { WeekImage } from './WeekImage.tsx';
