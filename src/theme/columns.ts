type Columns = {
  /** The minimum column width, as a CSS length. */
  least: string;
  /** The gap between columns, as a CSS length. */
  gap: string;
};

/** Grid columns: up to `columns` of equal width, and fewer when large text needs wider cards. */
export const gridColumns = (columns: number, { least, gap }: Columns): string =>
  `repeat(auto-fit, minmax(max(${least}, (100% - ${columns - 1} * ${gap}) / ${columns} - 1px), 1fr))`;
