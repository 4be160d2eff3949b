import { describe, expect, it } from 'vitest';
import { faqs } from './faqs.ts';
import { prerenderPaths } from './siteRoutes.ts';
import { structuredData } from './structuredData.ts';
import { studio } from './studio.ts';

const site = 'https://studio.example';
const typesOf = (path: string) => structuredData(path, site).map((data) => data['@type']);
const dataOf = (path: string, type: string) =>
  structuredData(path, site).find((data) => data['@type'] === type) as
    Record<string, unknown> | undefined;

describe('structured data', () => {
  it('describes the studio with address, place, phone and hours', () => {
    expect(dataOf('/', 'LocalBusiness')).toMatchObject({
      name: studio.name,
      telephone: '+14195550142',
      address: { addressLocality: 'Ontario', addressRegion: 'OH' },
      geo: { latitude: studio.address.latitude, longitude: studio.address.longitude },
    });
  });

  it('lists all seven days, the closed ones as such, and the closures', () => {
    const business = dataOf('/contact', 'LocalBusiness');
    const hours = business?.openingHoursSpecification as Record<string, string>[];
    expect(hours).toHaveLength(7);
    expect(hours[0]).toMatchObject({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '00:00',
      closes: '00:00',
    });
    expect(hours[2]).toMatchObject({ opens: '11:00', closes: '20:00' });
    expect(business?.specialOpeningHoursSpecification).toHaveLength(studio.closures.length);
  });

  it('gives the FAQ page the questions and answers of its list, with or without a slash', () => {
    const questions = dataOf('/faq/', 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      faqs.map(({ question, answer }) => [question, answer]),
    );
  });

  it('gives every page but the home page its way back', () => {
    const without = prerenderPaths.filter((path) => !dataOf(path, 'BreadcrumbList'));
    expect(without).toEqual(['/']);
    expect(dataOf('/maternity-gifts-ontario', 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${site}/` },
      { position: 2, name: 'Service Areas', item: `${site}/service-areas` },
      { position: 3, name: 'Maternity Gifts in Ontario', item: `${site}/maternity-gifts-ontario` },
    ]);
  });

  it('tells the town, the county and the topic apart (ruling 5)', () => {
    expect(typesOf('/3d-ultrasound-near-me')).toEqual(['BreadcrumbList']);
    expect(dataOf('/3d-ultrasound-marion', 'Service')?.name).toContain('for Marion, Ohio');
    expect(dataOf('/3d-ultrasound-marion-county', 'Service')?.name).toContain('Marion County');
  });

  it('invents no price for a package and rates nothing', () => {
    const packages = structuredData('/services', site).filter((d) => d['@type'] === 'Service');
    expect(packages).toHaveLength(4);
    expect(JSON.stringify(packages)).not.toMatch(/price/i);
    const everything = JSON.stringify(prerenderPaths.map((path) => structuredData(path, site)));
    expect(everything).not.toMatch(/rating|review/i);
  });

  it('says nothing on a page that is not there', () => {
    expect(structuredData('/404', site)).toEqual([]);
    expect(structuredData('/3d-ultrasound-columbus', site)).toEqual([]);
  });
});
