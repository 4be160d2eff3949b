type Face = {
  family: string;
  src: string[];
  weight: string;
  /** Size and line height in percent of the font's own, so that a fallback is as wide and as high. */
  fit?: { size: number; ascent: number; descent: number };
};

/** The two fonts of the site. */
export const fontFiles: readonly Face[] = [
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
];

/**
 * Fallbacks of the same width and line height, for the time until the fonts are there. Their figures
 * come from `node scripts/fonts.ts`.
 */
const fallbacks: readonly Face[] = [
  {
    family: 'Fraunces fallback',
    src: [
      "local('Times New Roman Bold')",
      "local('TimesNewRomanPS-BoldMT')",
      "local('Liberation Serif Bold')",
      "local('Tinos Bold')",
    ],
    weight: '100 900',
    fit: { size: 111.83, ascent: 87.46, descent: 22.8 },
  },
  {
    family: 'Fraunces on Android',
    src: ["local('Noto Serif Bold')", "local('NotoSerif-Bold')"],
    weight: '100 900',
    fit: { size: 95.14, ascent: 102.8, descent: 26.8 },
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
    weight: '300 499',
    fit: { size: 100.31, ascent: 94.7, descent: 24.92 },
  },
  {
    // Without one of these, Roboto as the system's own is as wide by itself.
    family: 'Figtree fallback',
    src: [
      "local('Arial Bold')",
      "local('Arial-BoldMT')",
      "local('Liberation Sans Bold')",
      "local('Arimo Bold')",
    ],
    weight: '500 900',
    fit: { size: 95.34, ascent: 99.64, descent: 26.22 },
  },
];

const fitted = ({ size, ascent, descent }: NonNullable<Face['fit']>) =>
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;

const css = (faces: readonly Face[]) =>
  faces
    .map(({ family, src, weight, fit }) => {
      const shown = fit ? fitted(fit) : 'font-display:swap';
      return `@font-face{font-family:'${family}';src:${src.join(',')};font-weight:${weight};${shown}}`;
    })
    .join('');

export const fallbackFaces = css(fallbacks);

/** Without their fallbacks, which are a style sheet of their own. */
export const fontFaces = css(fontFiles);
