import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  OfferCatalog,
  PriceSpecification,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { addOns } from './addOns.ts';
import { faqs } from './faqs.ts';
import { capitalize, weekdays } from './hours.ts';
import { offered } from './offered.ts';
import { packages, type PackageFacts } from './packages.ts';
import {
  babyShowerPath,
  countyPath,
  countySlugs,
  giftTownSlugs,
  maternityPath,
  topicPath,
  townPath,
  townSlugs,
} from './paths.ts';
import { fixedRoutes, type SitePath } from './siteRoutes.ts';
import { bookingUrl, directionsUrl, phoneHref, studio } from './studio.ts';
import { topics } from './topics/topics.ts';

/**
 * A page's structured data for search engines, as JSON-LD objects (B16). Without ratings, and
 * without prices except those in the specification: the others are on the server (ruling 2).
 */
export type JsonLd = WithContext<
  | BreadcrumbList
  | FAQPage
  | Studio
  | OfferCatalog
  | Extract<Service, { '@type': 'Service' }>
  | Extract<WebSite, { '@type': 'WebSite' }>
>;

type Studio = Extract<LocalBusiness, { '@type': 'LocalBusiness' }>;
type Price = { priceSpecification: Extract<PriceSpecification, { '@type': 'PriceSpecification' }> };

const context = 'https://schema.org';

const slugToName = (slug: string) => slug.split('-').map(capitalize).join(' ');

const studioId = (publicUrl: string) => `${publicUrl}/#studio`;

/** Name, address and contact of the studio, for pages about its services. */
function studioSummary(publicUrl: string): WithContext<Studio> {
  const { address } = studio;
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': studioId(publicUrl),
    name: studio.name,
    url: `${publicUrl}/`,
    image: `${publicUrl}/images/social.jpg`,
    telephone: phoneHref.replace('tel:', ''),
    email: studio.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zipCode,
      addressCountry: 'US',
    },
  };
}

/** The studio with address and hours; closed days as schema.org requires them. */
function localBusiness(publicUrl: string): WithContext<Studio> {
  const { address, links } = studio;
  return {
    ...studioSummary(publicUrl),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    hasMap: directionsUrl(),
    openingHoursSpecification: weekdays.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${capitalize(day)}` as const,
      opens: studio.hours[day]?.opens ?? '00:00',
      closes: studio.hours[day]?.closes ?? '00:00',
    })),
    specialOpeningHoursSpecification: studio.closures.map(({ date, to, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: to ?? date,
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
    areaServed: countySlugs.map((slug) => ({
      '@type': 'AdministrativeArea',
      name: `${slugToName(slug)} County, Ohio`,
    })),
    paymentAccepted: 'Cash, credit card, debit card',
    sameAs: [links.facebook, links.instagram, links.videoChannel],
  };
}

/** The site's name, for search results; only the home page may have it. */
const webSite = (publicUrl: string): JsonLd => ({
  '@context': context,
  '@type': 'WebSite',
  name: studio.name,
  alternateName: studio.shortName,
  url: `${publicUrl}/`,
  publisher: { '@id': studioId(publicUrl) },
});

/** The FAQ page's questions and answers, with the same text as the page (M3). */
export function faqPage(): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const serviceAreas = { name: 'Service Areas', path: '/service-areas' };

const pageNames: ReadonlyMap<string, string> = new Map<SitePath, string>([
  ...fixedRoutes.map(({ path, name }) => [path, name] as const),
  ...topics.map(({ slug, linkLabel }) => [topicPath(slug), linkLabel] as const),
]);

const localNames: ReadonlyMap<string, string> = new Map<SitePath, string>([
  ...countySlugs.map((slug) => [countyPath(slug), `${slugToName(slug)} County`] as const),
  ...townSlugs.map((slug) => [townPath(slug), slugToName(slug)] as const),
  ...giftTownSlugs.flatMap(
    (slug) =>
      [
        [babyShowerPath(slug), `Baby Shower Gifts in ${slugToName(slug)}`],
        [maternityPath(slug), `Maternity Gifts in ${slugToName(slug)}`],
      ] as const,
  ),
]);

/** The breadcrumbs of a page; null for the home page and unknown paths. */
function breadcrumbs(path: string, publicUrl: string): WithContext<BreadcrumbList> | null {
  const local = localNames.get(path);
  const name = pageNames.get(path) ?? local;
  if (!name || path === '/') return null;
  const trail = [{ name: 'Home', path: '/' }, ...(local ? [serviceAreas] : []), { name, path }];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${publicUrl}${step.path}`,
    })),
  };
}

function packageService({ id, name, weeks }: PackageFacts, publicUrl: string): JsonLd {
  return {
    '@context': context,
    '@type': 'Service',
    name,
    serviceType: 'Elective keepsake ultrasound',
    description: `${name}: a keepsake ultrasound session for ${weeks} of pregnancy.`,
    url: `${publicUrl}/services#${id}`,
    provider: { '@id': studioId(publicUrl) },
    offers: { '@type': 'Offer', url: bookingUrl(id) },
  };
}

/** An add-on's price, or a range if the specification has two prices. */
function parsePrice(text: string): Price {
  const [low = '', high] = text.replaceAll('$', '').split('-');
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'USD',
      valueAddedTaxIncluded: false,
      ...(high ? { minPrice: Number(low), maxPrice: Number(high) } : { price: Number(low) }),
    },
  };
}

/** The four packages of ruling 12 without prices, and the add-ons with their prices. */
function serviceOffers(publicUrl: string): JsonLd[] {
  return [
    ...offered(Object.values(packages)).map((facts) => packageService(facts, publicUrl)),
    {
      '@context': context,
      '@type': 'OfferCatalog',
      name: 'Add-ons & Imaging Enhancements',
      url: `${publicUrl}/services#8k-hyperreal`,
      itemListElement: addOns.map(({ name, price }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, provider: { '@id': studioId(publicUrl) } },
        ...parsePrice(price),
      })),
    },
  ];
}

const businessPaths: ReadonlySet<string> = new Set<SitePath>(['/', '/about', '/contact']);

/** The ultrasound service for the people of one county or town. */
function localService(path: string, publicUrl: string): JsonLd | null {
  const area = localNames.get(path);
  if (!area || !path.startsWith('/3d-ultrasound-')) return null;
  return {
    '@context': context,
    '@type': 'Service',
    name: `3D and 4D keepsake ultrasound for ${area}, Ohio`,
    serviceType: 'Elective keepsake ultrasound',
    url: `${publicUrl}${path}`,
    areaServed: { '@type': 'AdministrativeArea', name: `${area}, Ohio` },
    provider: localBusiness(publicUrl),
  };
}

/**
 * All JSON-LD objects of the page at `pathname`, written into it when it is prerendered; empty for
 * unknown paths.
 * @param publicUrl the site's public URL without a trailing slash
 */
export function structuredData(
  pathname: string,
  publicUrl: string = import.meta.env.VITE_PUBLIC_URL ?? studio.publicUrl,
): JsonLd[] {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const local = localService(path, publicUrl);
  const trail = breadcrumbs(path, publicUrl);
  return [
    ...(businessPaths.has(path) ? [localBusiness(publicUrl)] : []),
    ...(path === '/' ? [webSite(publicUrl)] : []),
    ...(path === '/services' ? [studioSummary(publicUrl), ...serviceOffers(publicUrl)] : []),
    ...(path === '/faq' ? [faqPage()] : []),
    ...(local ? [local] : []),
    ...(trail ? [trail] : []),
  ];
}
