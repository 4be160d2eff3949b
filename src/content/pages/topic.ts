/** Texts that all topic pages share; the articles are in `topics/`. */
export const topicContent = {
  contents: 'In this article',
  closing: {
    heading: 'Ready when you are',
    text: 'Choose a package and a day online, or call and ask us first.',
    book: 'Book Now',
  },
} as const;
