/** Texts around client videos and testimonials. */
export const clientWords = {
  /** Marks sample content that the owner has not replaced yet (ruling 1). */
  sample: 'Sample text',
  sampleVideo: 'Sample',
  play: (title: string) => `Play video: ${title}`,
  empty: 'Does the player stay empty?',
  watch: 'Watch on the video site',
} as const;

export type ClientWords = typeof clientWords;
