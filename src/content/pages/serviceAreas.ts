import { studio } from '../studio.ts';
import type { PageContent } from './page.types.ts';

export const serviceAreasContent = {
  seoTitle: 'Ultrasound Service Areas in North Central Ohio',
  metaDescription:
    'Find your county or town: how far it is to our 3D/4D ultrasound studio in Ontario, Ohio, how to get here, and where to find baby shower and maternity gifts.',
  hero: {
    eyebrow: 'Service areas',
    h1: 'Where our families come from',
    lead: `The studio is in ${studio.address.city}, next to Mansfield. Find your county or town to see how far it is and how to get here.`,
    book: 'Book Ultrasound',
    shop: 'Shop Boutique',
  },
  topics: { heading: 'Good to read before you come' },
  counties: { heading: 'Counties' },
  towns: { heading: 'Towns and cities' },
  babyShower: { heading: 'Baby shower gifts' },
  maternity: { heading: 'Maternity gifts' },
} as const satisfies PageContent;
