/** The words of the page that stands in for one that could not be drawn. */
export const errorContent = {
  h1: 'Something went wrong',
  lead: "This page couldn't be shown. Your cart is kept. Please try again, or call us and we'll help.",
  home: 'Back to Home',
} as const;
