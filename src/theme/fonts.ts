type Face = {
  family: string;
  src: string[];
  weight: string;
  /** Size and line height in percent of the font's own, so that a fallback is as wide and as high. */
  fit?: { size: number; ascent: number; descent: number };
};

const faces: readonly Face[] = [
  {
    family: 'Fraunces Variable',
    src: ["url('/fonts/fraunces-latin-wght-normal.woff2') format('woff2')"],
    weight: '100 900',
  },
  {
    family: 'Figtree Variable',
    src: ["url('/fonts/figtree-latin-wght-normal.woff2') format('woff2')"],
    weight: '300 900',
  },
  {
    family: 'Fraunces fallback',
    src: [
      "local('Times New Roman Bold')",
      "local('TimesNewRomanPS-BoldMT')",
      "local('Liberation Serif Bold')",
      "local('Tinos Bold')",
    ],
    weight: '100 900',
    fit: { size: 112.23, ascent: 87.14, descent: 22.72 },
  },
  {
    family: 'Figtree fallback',
    src: [
      "local('Arial')",
      "local('ArialMT')",
      "local('Liberation Sans')",
      "local('Arimo')",
      "local('Roboto')",
    ],
    weight: '300 900',
    fit: { size: 100.52, ascent: 94.51, descent: 24.87 },
  },
];

const fitted = ({ size, ascent, descent }: NonNullable<Face['fit']>) =>
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;

/**
 * The two fonts and, for the time until they are there, fallbacks of the same width and line
 * height. The figures of the fallbacks come from `node scripts/fonts.ts`.
 */
export const fontFaces = faces
  .map(({ family, src, weight, fit }) => {
    const shown = fit ? fitted(fit) : 'font-display:swap';
    return `@font-face{font-family:'${family}';src:${src.join(',')};font-weight:${weight};${shown}}`;
  })
  .join('');
