import { describe, expect, it } from 'vitest';
import { faqs } from './faqs.ts';
import { prerenderPaths } from './siteRoutes.ts';
import { structuredData } from './structuredData.ts';
import { bookingUrl, directionsUrl, studio } from './studio.ts';

const site = 'https://studio.example';
const typesOf = (path: string) => structuredData(path, site).map((data) => data['@type']);
const provider = { '@id': 'https://studio.example/#studio' };
const inShort = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  ...provider,
  name: studio.name,
  url: 'https://studio.example/',
  image: 'https://studio.example/images/social.jpg',
  telephone: `+1${studio.phone.replaceAll(/\D/g, '')}`,
  email: studio.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: studio.address.street,
    addressLocality: 'Ontario',
    addressRegion: 'OH',
    postalCode: studio.address.zipCode,
    addressCountry: 'US',
  },
};
const hours = Object.entries(studio.hours).map(([day, open]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  opens: open?.opens ?? '00:00',
  closes: open?.closes ?? '00:00',
}));
const closures = studio.closures.map(({ date }) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: '00:00',
  closes: '00:00',
}));
const breadcrumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `https://studio.example${path}`,
});
const dataOf = (path: string, type: string) =>
  structuredData(path, site).find((data) => data['@type'] === type) as
    Record<string, unknown> | undefined;

describe('structured data', () => {
  it('describes the studio with all facts of its file', () => {
    expect(dataOf('/contact', 'LocalBusiness')).toEqual({
      ...inShort,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: studio.address.latitude,
        longitude: studio.address.longitude,
      },
      hasMap: directionsUrl(),
      openingHoursSpecification: hours,
      specialOpeningHoursSpecification: closures,
      areaServed: [
        'Richland',
        'Ashland',
        'Wayne',
        'Knox',
        'Morrow',
        'Crawford',
        'Huron',
        'Seneca',
        'Wyandot',
        'Marion',
        'Holmes',
      ].map((name) => ({ '@type': 'AdministrativeArea', name: `${name} County, Ohio` })),
      paymentAccepted: 'Cash, credit card, debit card',
      sameAs: [studio.links.facebook, studio.links.instagram, studio.links.videoChannel],
    });
    expect(dataOf('/', 'LocalBusiness')).toEqual(dataOf('/contact', 'LocalBusiness'));
    expect(dataOf('/about', 'LocalBusiness')).toEqual(dataOf('/contact', 'LocalBusiness'));
  });

  it('names the site on the home page alone', () => {
    expect(dataOf('/', 'WebSite')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: studio.name,
      alternateName: studio.shortName,
      url: 'https://studio.example/',
      publisher: provider,
    });
    const named = prerenderPaths.filter((path) => dataOf(path, 'WebSite'));
    expect(named).toEqual(['/']);
  });

  it('describes the studio briefly beside its services', () => {
    expect(dataOf('/services', 'LocalBusiness')).toEqual(inShort);
    expect(dataOf('/services', 'Service')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Cherished Memories',
      serviceType: 'Elective keepsake ultrasound',
      description: 'Cherished Memories: a keepsake ultrasound session for 15+ weeks of pregnancy.',
      url: 'https://studio.example/services#cherished-memories',
      provider,
      offers: { '@type': 'Offer', url: bookingUrl('cherished-memories') },
    });
  });

  it('gives the add-ons their printed prices, one of them as a range', () => {
    const offer = (name: string, figures: Record<string, number>) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, provider },
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'USD',
        valueAddedTaxIncluded: false,
        ...figures,
      },
    });
    expect(dataOf('/services', 'OfferCatalog')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'OfferCatalog',
      name: 'Add-ons & Imaging Enhancements',
      url: 'https://studio.example/services#8k-hyperreal',
      itemListElement: [
        offer('Real Look 8k Hyperreal 3D Ultrasound Image Enhancement', { price: 30 }),
        offer('Heartbeat Animals', { minPrice: 32, maxPrice: 55 }),
        offer('Recorded Video of Ultrasound Session', { price: 20 }),
        offer('Live Streaming of Ultrasound Session', { price: 20 }),
        offer('Flash Drive of Ultrasound Images and Video (if purchased)', { price: 20 }),
        offer('Ultrasound Watercolor Art', { price: 30 }),
      ],
    });
  });

  it('names the county or town that a service is offered in', () => {
    expect(dataOf('/3d-ultrasound-marion', 'Service')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: '3D and 4D keepsake ultrasound for Marion, Ohio',
      serviceType: 'Elective keepsake ultrasound',
      url: 'https://studio.example/3d-ultrasound-marion',
      areaServed: { '@type': 'AdministrativeArea', name: 'Marion, Ohio' },
      provider: dataOf('/contact', 'LocalBusiness'),
    });
    expect(dataOf('/3d-ultrasound-mount-gilead', 'Service')?.name).toBe(
      '3D and 4D keepsake ultrasound for Mount Gilead, Ohio',
    );
    expect(typesOf('/maternity-gifts-galion')).toEqual(['BreadcrumbList']);
  });

  it('gives the FAQ page its questions and answers, with or without a trailing slash', () => {
    expect(dataOf('/faq/', 'FAQPage')?.mainEntity).toEqual(
      faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('gives every page but the home page breadcrumbs', () => {
    const without = prerenderPaths.filter((path) => !dataOf(path, 'BreadcrumbList'));
    expect(without).toEqual(['/']);
    expect(dataOf('/maternity-gifts-ontario', 'BreadcrumbList')?.itemListElement).toEqual([
      breadcrumb(1, 'Home', '/'),
      breadcrumb(2, 'Service Areas', '/service-areas'),
      breadcrumb(3, 'Maternity Gifts in Ontario', '/maternity-gifts-ontario'),
    ]);
    expect(dataOf('/contact', 'BreadcrumbList')?.itemListElement).toEqual([
      breadcrumb(1, 'Home', '/'),
      breadcrumb(2, 'Contact', '/contact'),
    ]);
  });

  it('distinguishes town, county and topic pages of similar paths (ruling 5)', () => {
    expect(typesOf('/3d-ultrasound-near-me')).toEqual(['BreadcrumbList']);
    expect(dataOf('/3d-ultrasound-marion', 'Service')?.name).toContain('for Marion, Ohio');
    expect(dataOf('/3d-ultrasound-marion-county', 'Service')?.name).toContain('Marion County');
  });

  it('has no package price and no rating', () => {
    const packages = structuredData('/services', site).filter((d) => d['@type'] === 'Service');
    expect(packages).toHaveLength(4);
    expect(JSON.stringify(packages)).not.toMatch(/price/i);
    const everything = JSON.stringify(prerenderPaths.map((path) => structuredData(path, site)));
    expect(everything).not.toMatch(/rating|review/i);
  });

  it("takes the site's URL from the studio file", () => {
    expect(structuredData('/')[0]).toMatchObject({ '@id': `${studio.publicUrl}/#studio` });
  });

  it('is empty on the not-found page', () => {
    expect(structuredData('/404', site)).toEqual([]);
    expect(structuredData('/3d-ultrasound-columbus', site)).toEqual([]);
  });
});
