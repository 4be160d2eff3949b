/**
 * Slugs and paths of the local and topic pages. Separate from the route table, because pages load
 * this part in the browser.
 */

export const countySlugs = [
  'richland',
  'ashland',
  'wayne',
  'knox',
  'morrow',
  'crawford',
  'huron',
  'seneca',
  'wyandot',
  'marion',
  'holmes',
] as const;

export const townSlugs = [
  'mansfield',
  'shelby',
  'ontario',
  'lexington',
  'bellville',
  'plymouth',
  'bucyrus',
  'galion',
  'crestline',
  'mount-gilead',
  'cardington',
  'mount-vernon',
  'fredericktown',
  'gambier',
  'centerburg',
  'danville',
  'norwalk',
  'willard',
  'marion',
  'ashland',
  'loudonville',
  'wooster',
  'orrville',
  'rittman',
  'doylestown',
  'tiffin',
  'fostoria',
  'upper-sandusky',
  'carey',
  'millersburg',
] as const;

export const giftTownSlugs = [
  'galion',
  'bucyrus',
  'ashland',
  'loudonville',
  'bellville',
  'lexington',
  'ontario',
  'shelby',
  'mansfield',
] as const;

export const topicSlugs = [
  'early-gender-testing-ohio',
  '3d-4d-ultrasound',
  '8k-hyperreal-images',
  'gender-reveal-supplies',
  '3d-elective-ultrasound-ohio',
  'maternity-gifts',
  '3d-ultrasound-near-me',
] as const;

export type CountySlug = (typeof countySlugs)[number];
export type TownSlug = (typeof townSlugs)[number];
export type GiftTownSlug = (typeof giftTownSlugs)[number];
export type TopicSlug = (typeof topicSlugs)[number];

/** Whether a town also has gift pages. */
export const isGiftTown = (slug: TownSlug): slug is GiftTownSlug =>
  giftTownSlugs.some((giftTown) => giftTown === slug);

export const topicPath = (slug: TopicSlug) => `/${slug}` as const;
export const countyPath = (slug: CountySlug) => `/3d-ultrasound-${slug}-county` as const;
export const townPath = (slug: TownSlug) => `/3d-ultrasound-${slug}` as const;
export const babyShowerPath = (slug: GiftTownSlug) => `/baby-shower-gifts-${slug}` as const;
export const maternityPath = (slug: GiftTownSlug) => `/maternity-gifts-${slug}` as const;
