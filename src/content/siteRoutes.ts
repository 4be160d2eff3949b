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

/** Pages without a record: path, file in `src/routes`, and name in the breadcrumbs. */
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

const slugToRoute =
  <Slug>(path: (slug: Slug) => SitePath, file: string) =>
  (slug: Slug): SiteRoute => ({ path: path(slug), file });

/**
 * The site's 78 pages (section 2, rulings 4 and 5) with their files in `src/routes`; the source for
 * routing, prerendering, sitemap, stories and tests. One route per slug, so that unknown slugs get
 * a 404 (ruling 6). Paths have no trailing slash, but accept one (ruling 7).
 */
export const siteRoutes: readonly SiteRoute[] = [
  ...fixedRoutes,
  ...topicSlugs.map(slugToRoute(topicPath, 'topic')),
  ...countySlugs.map(slugToRoute(countyPath, 'county')),
  ...townSlugs.map(slugToRoute(townPath, 'town')),
  ...giftTownSlugs.map(slugToRoute(babyShowerPath, 'babyShower')),
  ...giftTownSlugs.map(slugToRoute(maternityPath, 'maternity')),
];

/** Pages that are prerendered and served, but neither listed, counted nor indexed. */
export const unlistedRoutes = [{ path: '/contact/sent', file: 'contactSent' }] as const;

/** The file in `src/routes` for unknown paths. */
export const notFoundFile = 'notFound';

export type SiteRoute = { path: SitePath; file: string };

/** A path of a page of this site. */
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
 * A link within this site: a page, an anchor or query on a page or on the current one. One link has
 * a trailing slash (ruling 7).
 */
export type SiteLink = SitePath | '/faq/' | `${SitePath | ''}${'#' | '?'}${string}`;

/** All paths that are prerendered and return 200. */
export const prerenderPaths: readonly SitePath[] = siteRoutes.map(({ path }) => path);

/** Pages that search engines must not index: `/thank-you` follows a booking. */
export const noIndexPaths: ReadonlySet<string> = new Set<SitePath>(['/thank-you']);
