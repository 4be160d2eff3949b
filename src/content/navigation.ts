import type { PageLink } from './links.types.ts';
import { studio } from './studio.ts';

type NavigationLink = (PageLink & { href?: never }) | { label: string; href: string; to?: never };

/** The header's navigation (C2); 'Boutique' links to the external store (ruling 10). */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Services & Packages', to: '/services' },
  { label: 'Boutique', href: studio.links.boutique },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

/** The header's two buttons (C1). */
export const bookNow = { label: 'Book Now', to: '/services' } as const;
export const giftCards = { label: 'Gift Cards', to: '/gift-cards' } as const;

/** The footer's quick links (C4); 'Boutique' links to the page on this site. */
export const quickLinks = [
  { label: 'Services & Packages', to: '/services' },
  { label: 'Boutique', to: '/boutique' },
  { label: 'Gift Cards', to: '/gift-cards' },
  { label: 'About', to: '/about' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Contact', to: '/contact' },
] as const;

/** The legal links at the end of the footer (C5). */
export const legalLinks = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms of Use', to: '/terms-of-use' },
] as const;
