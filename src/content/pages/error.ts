/** Texts of the page that replaces one that failed to render. */
export const errorContent = {
  h1: 'Something went wrong',
  lead: "This page couldn't be shown. Your cart is kept. Please try again, or call us and we'll help.",
  home: 'Back to Home',
} as const;
