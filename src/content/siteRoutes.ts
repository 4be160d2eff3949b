/**
 * The 78 paths of the site (section 2, rulings 4 and 5). Routing, prerendering, the sitemap, the
 * service areas page and the tests all read this table. Paths have no trailing slash; one is
 * accepted (ruling 7).
 */

export const countySlugs = [
  'richland',
  'ashland',
  'wayne',
  'knox',
  'morrow',
  'crawford',
  'huron',
  'seneca',
  'wyandot',
  'marion',
  'holmes',
] as const;

export const townSlugs = [
  'mansfield',
  'shelby',
  'ontario',
  'lexington',
  'bellville',
  'plymouth',
  'bucyrus',
  'galion',
  'crestline',
  'mount-gilead',
  'cardington',
  'mount-vernon',
  'fredericktown',
  'gambier',
  'centerburg',
  'danville',
  'norwalk',
  'willard',
  'marion',
  'ashland',
  'loudonville',
  'wooster',
  'orrville',
  'rittman',
  'doylestown',
  'tiffin',
  'fostoria',
  'upper-sandusky',
  'carey',
  'millersburg',
] as const;

export const giftTownSlugs = [
  'galion',
  'bucyrus',
  'ashland',
  'loudonville',
  'bellville',
  'lexington',
  'ontario',
  'shelby',
  'mansfield',
] as const;

export const topicSlugs = [
  'early-gender-testing-ohio',
  '3d-4d-ultrasound',
  '8k-hyperreal-images',
  'gender-reveal-supplies',
  '3d-elective-ultrasound-ohio',
  'maternity-gifts',
  '3d-ultrasound-near-me',
] as const;

export const fixedPaths = [
  '/',
  '/services',
  '/boutique',
  '/about',
  '/contact',
  '/gift-cards',
  '/peek-planner',
  '/thank-you',
  '/privacy-policy',
  '/terms-of-use',
  '/service-areas',
  '/faq',
] as const;

export const topicPath = (slug: string) => `/${slug}`;
export const countyPath = (slug: string) => `/3d-ultrasound-${slug}-county`;
export const townPath = (slug: string) => `/3d-ultrasound-${slug}`;
export const babyShowerPath = (slug: string) => `/baby-shower-gifts-${slug}`;
export const maternityPath = (slug: string) => `/maternity-gifts-${slug}`;

/** Every path that is prerendered and answers 200. */
export const prerenderPaths: readonly string[] = [
  ...fixedPaths,
  ...topicSlugs.map(topicPath),
  ...countySlugs.map(countyPath),
  ...townSlugs.map(townPath),
  ...giftTownSlugs.map(babyShowerPath),
  ...giftTownSlugs.map(maternityPath),
];

/** `/thank-you` answers a booking and belongs in no search result. */
export const noIndexPaths: ReadonlySet<string> = new Set(['/thank-you']);
