import {
  babyShowerPath,
  countyPath,
  countySlugs,
  giftTownSlugs,
  maternityPath,
  topicPath,
  topicSlugs,
  townPath,
  townSlugs,
} from './paths.ts';

/** The pages that stand alone: address, file in `src/routes`, and name in the breadcrumbs. */
export const fixedRoutes = [
  { path: '/', file: 'home', name: 'Home' },
  { path: '/services', file: 'services', name: 'Services & Packages' },
  { path: '/boutique', file: 'boutique', name: 'Boutique' },
  { path: '/about', file: 'about', name: 'About' },
  { path: '/contact', file: 'contact', name: 'Contact' },
  { path: '/gift-cards', file: 'giftCards', name: 'Gift Cards' },
  { path: '/peek-planner', file: 'peekPlanner', name: 'Peek Planner' },
  { path: '/thank-you', file: 'thankYou', name: 'Thank You' },
  { path: '/privacy-policy', file: 'privacyPolicy', name: 'Privacy Policy' },
  { path: '/terms-of-use', file: 'termsOfUse', name: 'Terms of Use' },
  { path: '/service-areas', file: 'serviceAreas', name: 'Service Areas' },
  { path: '/faq', file: 'faq', name: 'FAQ' },
] as const;

const eachOf =
  <Slug>(path: (slug: Slug) => SitePath, file: string) =>
  (slug: Slug): SiteRoute => ({ path: path(slug), file });

/**
 * The 78 pages of the site (section 2, rulings 4 and 5), each with its file in `src/routes`. Routing,
 * prerendering, the sitemap, the stories and the tests all read this table. One route for each known
 * slug: a path without a record must not match anything (ruling 6). Paths have no trailing slash; one
 * is accepted (ruling 7).
 */
export const siteRoutes: readonly SiteRoute[] = [
  ...fixedRoutes,
  ...topicSlugs.map(eachOf(topicPath, 'topic')),
  ...countySlugs.map(eachOf(countyPath, 'county')),
  ...townSlugs.map(eachOf(townPath, 'town')),
  ...giftTownSlugs.map(eachOf(babyShowerPath, 'babyShower')),
  ...giftTownSlugs.map(eachOf(maternityPath, 'maternity')),
];

/** Prerendered and served too, but no page that is listed, counted or indexed anywhere. */
export const unlistedRoutes = [{ path: '/contact/sent', file: 'contactSent' }] as const;

/** The file in `src/routes` of every address that the table does not have. */
export const notFoundFile = 'notFound';

export type SiteRoute = { path: SitePath; file: string };

/** The address of a page of this site. */
export type SitePath =
  | (typeof fixedRoutes)[number]['path']
  | ReturnType<
      | typeof topicPath
      | typeof countyPath
      | typeof townPath
      | typeof babyShowerPath
      | typeof maternityPath
    >;

/**
 * What a link inside this site may lead to: a page, a place in it, a place in the same page. One link
 * has a trailing slash (ruling 7).
 */
export type SiteLink = SitePath | '/faq/' | `${SitePath | ''}${'#' | '?'}${string}`;

/** Every path that is prerendered and answers 200. */
export const prerenderPaths: readonly SitePath[] = siteRoutes.map(({ path }) => path);

/** `/thank-you` answers a booking and belongs in no search result. */
export const noIndexPaths: ReadonlySet<string> = new Set<SitePath>(['/thank-you']);
