/** SVG paths of the brand's apple, in a viewBox of 44 x 48. */
export const apple = {
  viewBox: '0 0 44 48',
  body: 'M22.3 14.6c3.5-3 8.3-3.9 12.3-1.9 5.4 2.7 7.5 9.3 6.1 16.3-1.6 8.3-7 16.7-13 17.5-2.3.3-3.5-.9-5.6-.9s-3.5 1.1-5.7.8C10.5 45.5 5 36.8 3.4 28.5 2.1 21.7 4.4 15.2 9.8 12.7c4-1.9 9-1.1 12.5 1.9Z',
  /** The bounding box of the body, where a picture in the apple is. */
  window: { x: 3.04, y: 11.63, width: 38.08, height: 34.92 },
  gloss: 'M3.6 21.5c.4-3.6 2.5-6.6 6-8.2',
  branch:
    'M21 5.2C26 2.2 33 .4 43 .3c20-.2 40 1.9 87-7.8v2.5C83 3.9 63 2.2 43 1.7 34 1.5 27 2.9 21.3 5.8Z',
  stem: 'M22.2 15.5C21.8 10.8 22.6 7 25 3.4',
  leaf: 'M25.4 9.6C27 4.2 32 1.3 39 1.7c-.7 6.1-6.1 10.3-13.6 7.9Z',
} as const;
