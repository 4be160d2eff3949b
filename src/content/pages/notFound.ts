import type { PageContent } from './page.types.ts';

export const notFoundContent = {
  seoTitle: 'Page Not Found | 3D/4D Ultrasound in Ontario, OH',
  metaDescription:
    "This page isn't here. Find our ultrasound packages, opening hours, boutique and service areas from the home page of our studio in Ontario, Ohio.",
  h1: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  hint: 'Lost your way? The way home is short.',
  home: { label: 'Back to Home', to: '/' },
  links: [
    { label: 'Services & Packages', to: '/services' },
    { label: 'Service areas', to: '/service-areas' },
    { label: 'Contact', to: '/contact' },
  ],
  picture: { name: 'not-found', alt: 'A lost plush lamb under an apple tree, beside a signpost' },
} as const satisfies PageContent;
