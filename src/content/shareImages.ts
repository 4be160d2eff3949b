import { studio } from './studio.ts';

/** The size of the images in link previews, in pixels. `scripts/shareImages.ts` draws them. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export type ShareImage = { url: `/images/${string}.jpg`; alt: string };

const place = `${studio.name}, ${studio.address.city}, Ohio`;

export const shareImages = {
  general: { url: '/images/social.jpg', alt: `A baby's face in 3D in an apple: ${place}` },
  boutique: { url: '/images/social-boutique.jpg', alt: `Plush animals on a shelf: ${place}` },
} as const satisfies Record<string, ShareImage>;
