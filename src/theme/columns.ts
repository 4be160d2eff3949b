type Columns = {
  /** The least width of a column, as a CSS length. */
  least: string;
  /** The space between two, as a CSS length. */
  gap: string;
};

/**
 * The columns of a grid: as many equal ones as this, and fewer where letters are so large that a card
 * needs more. Three or six cards never stand as two and one.
 */
export const upTo = (columns: number, { least, gap }: Columns): string =>
  `repeat(auto-fit, minmax(max(${least}, (100% - ${columns - 1} * ${gap}) / ${columns} - 1px), 1fr))`;
