/**
 * Why a target is missed, as far as it was looked into. A row that is missed without a cause here
 * is news.
 */
export const causes = {
  scripts:
    'React, React Router and styled-components alone are 99 KiB (361 KiB raw); the page, header, footer and cart have the rest',
  html: 'the page’s whole CSS stands in it (5 to 6 KiB): a file of its own would hold up the first paint',
  firstBurst:
    'page and headers are more than the 14.6 KB that a new connection sends at once: one more round trip of 150 ms',
  picturesInView:
    'pictures just below the first screen are asked for as soon as the page is laid out, before the first one has been painted',
} as const;
