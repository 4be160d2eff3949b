/**
 * Irregular corners, as if cut from paper by hand: `card` for cards and panels, `button` for a
 * single line of text, `picture` for illustrations.
 */
export const shape = {
  button: '1.5rem 1.125rem 1.375rem 1.25rem / 1.25rem 1.5rem 1.125rem 1.375rem',
  card: '1.5rem 1.125rem 1.625rem 1rem / 1.125rem 1.5rem 1rem 1.625rem',
  picture: '2.5rem 1.5rem 2.75rem 1.25rem / 1.5rem 2.75rem 1.25rem 2.5rem',
  field: '0.75rem 0.625rem 0.8125rem 0.5625rem / 0.625rem 0.8125rem 0.5625rem 0.75rem',
} as const;
