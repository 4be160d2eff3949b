// Loaded when the slider is first used.
export { weekLines } from '#content/weekLines.ts';
export { WeekImage } from './WeekImage.tsx';
