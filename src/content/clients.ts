/** The words around what clients say and show. */
export const clientWords = {
  /** Marks what the owner has yet to replace (ruling 1). */
  sample: 'Sample text',
  play: (title: string) => `Play video: ${title}`,
  empty: 'Does the player stay empty?',
  watch: 'Watch on the video site',
} as const;

export type ClientWords = typeof clientWords;
