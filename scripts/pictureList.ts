/**
 * The roles of pictures: full size in pixels, the widths created per format, and the byte budget of
 * each AVIF width. Nearly all visitors get AVIF, so WebP has fewer widths.
 */
export const pictureRoles = {
  hero: {
    width: 1440,
    height: 960,
    avif: { 480: 15_000, 768: 26_500, 1024: 40_000, 1440: 62_000 },
    webp: [768, 1024],
  },
  feature: {
    width: 1200,
    height: 800,
    avif: { 480: 18_000, 768: 36_000, 1200: 70_000 },
    webp: [768],
  },
  card: {
    width: 960,
    height: 720,
    avif: { 320: 10_000, 480: 18_000, 640: 25_000, 960: 46_000 },
    webp: [640],
  },
  poster: {
    width: 1280,
    height: 720,
    avif: { 480: 16_000, 768: 30_000, 1280: 62_000 },
    webp: [768],
  },
  product: {
    width: 960,
    height: 960,
    avif: { 240: 7_000, 480: 17_000, 960: 40_000 },
    webp: [480],
  },
  portrait: {
    width: 480,
    height: 480,
    avif: { 240: 8_000, 480: 20_000 },
    webp: [480],
  },
  scan: {
    width: 1200,
    height: 900,
    avif: { 320: 10_000, 480: 18_000, 800: 40_000, 1200: 80_000 },
    webp: [480],
    // Ultrasound machines save images smaller than the full size.
    photo: [800, 600],
  },
  // One frame per week (`growthFrames.ts`): the first loads with the page, the others on demand.
  growth: { width: 800, height: 800, avif: { 400: 9_000, 800: 24_000 }, webp: [400] },
  growthStrip: { width: 1600, height: 400, avif: { 1600: 30_000 }, webp: [800] },
} as const satisfies Record<string, PictureRole>;

export type PictureRole = {
  width: number;
  height: number;
  avif: Record<number, number>;
  webp: readonly number[];
  /** The minimum size of an owner's photo, if smaller than the full size. */
  photo?: readonly [width: number, height: number];
};

export type PictureRoleName = keyof typeof pictureRoles;

/** Every picture of the site and its role. Pages may use no other names. */
export const pictureList = {
  'boutique-hero': 'hero',

  experience: 'feature',
  'studio-room': 'card',
  'studio-desk': 'card',
  'studio-screens': 'card',
  'studio-boutique': 'card',
  'studio-door': 'card',
  'studio-sofa': 'card',

  ultrasounds: 'card',
  dna: 'card',
  hyperreal: 'card',
  'watercolor-art': 'card',
  'gift-card': 'card',
  'boutique-heartbeat': 'card',
  'boutique-care': 'card',
  'boutique-keepsakes': 'card',
  'gifts-galion': 'feature',
  'gifts-bucyrus': 'feature',
  'gifts-ashland': 'feature',
  'gifts-loudonville': 'feature',
  'gifts-bellville': 'feature',
  'gifts-lexington': 'feature',
  'gifts-ontario': 'feature',
  'gifts-shelby': 'feature',
  'gifts-mansfield': 'feature',

  'team-owner': 'portrait',
  'team-technician-1': 'portrait',
  'team-technician-2': 'portrait',

  'video-home': 'poster',
  'video-about-1': 'poster',
  'video-about-2': 'poster',
  'promo-open-house': 'card',

  'topic-dna': 'feature',
  'topic-3d4d': 'feature',
  'topic-8k': 'feature',
  'topic-reveal': 'feature',
  'topic-elective': 'feature',
  'topic-maternity': 'feature',
  'topic-near-me': 'feature',

  'not-found': 'card',
  'cart-empty': 'card',

  'product-bear': 'product',
  'product-bunny': 'product',
  'product-lamb': 'product',
  'product-fox': 'product',
  'product-elephant': 'product',
  'product-frame-oak': 'product',
  'product-frame-ivory': 'product',
  'product-flash-drive': 'product',
  'product-ornament': 'product',
  'product-album': 'product',
  'product-onesie': 'product',
  'product-candle': 'product',

  'scan-week-8': 'scan',
  'scan-week-10': 'scan',
  'scan-week-12': 'scan',
  'scan-week-18': 'scan',
  'scan-week-24': 'scan',
  'scan-week-28': 'scan',
  'scan-week-30': 'scan',
  'scan-week-31': 'scan',
  'scan-week-33': 'scan',
  'scan-week-33-8k': 'scan',
  'scan-week-33-watercolor': 'scan',
  'scan-week-34': 'scan',
  'scan-week-36': 'scan',

  'growth-week-31': 'growth',
  'growth-weeks-8-11': 'growthStrip',
  'growth-weeks-12-15': 'growthStrip',
  'growth-weeks-16-19': 'growthStrip',
  'growth-weeks-20-23': 'growthStrip',
  'growth-weeks-24-27': 'growthStrip',
  'growth-weeks-28-31': 'growthStrip',
  'growth-weeks-32-35': 'growthStrip',
  'growth-weeks-36-39': 'growthStrip',
} as const satisfies Record<string, PictureRoleName>;

export type ListedPicture = keyof typeof pictureList;

const weekScan = /^scan-week-([89]|[12]\d|3\d)$/;

/** The week of a scan's name, with or without a drawing: a photo of any week is shown. */
export const weekOfScan = (name: string): number | undefined => {
  const week = weekScan.exec(name)?.[1];
  return week === undefined ? undefined : Number(week);
};

/** The role of a picture that pages show; undefined for other names. */
export function pageRole(name: string): PictureRoleName | undefined {
  if (Object.hasOwn(pictureList, name)) return pictureList[name as ListedPicture];
  return weekOfScan(name) === undefined ? undefined : 'scan';
}

/** The role of a shop item's photo that replaces no drawing: only served at its fixed URL. */
export const itemRole: PictureRole = { ...pictureRoles.product, avif: {} };

/** Shop items have pictures at fixed addresses, `/images/products/<id>.webp`, 480 px square. */
export const productPictures = {
  'heartbeat-bear': 'product-bear',
  'heartbeat-bunny': 'product-bunny',
  'heartbeat-lamb': 'product-lamb',
  'heartbeat-fox': 'product-fox',
  'heartbeat-elephant': 'product-elephant',
  'frame-oak': 'product-frame-oak',
  'frame-ivory': 'product-frame-ivory',
  'flash-drive': 'product-flash-drive',
  ornament: 'product-ornament',
  'keepsake-album': 'product-album',
  onesie: 'product-onesie',
  candle: 'product-candle',
} as const satisfies Record<string, ListedPicture>;
