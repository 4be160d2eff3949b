import { offered } from '../offered.ts';
import { townGiftPictures } from '../pages/gift.ts';
import { giftTownSlugs, type GiftTownSlug } from '../paths.ts';
import { babyShowerWords } from './gifts/babyShower.ts';
import { maternityWords } from './gifts/maternity.ts';
import type { GiftPage } from './places.types.ts';
import { giftPage, type GiftEntry } from './records.ts';
import { towns } from './towns.ts';

/** Combines the gift texts of each town with its record and pictures. */
function createGiftPages(
  occasion: 'Baby Shower' | 'Maternity',
  words: Readonly<Record<GiftTownSlug, GiftEntry>>,
): GiftPage[] {
  return giftTownSlugs.flatMap((slug) => {
    const town = towns.find((candidate) => candidate.slug === slug);
    return town ? [giftPage(occasion, { ...town, slug }, words[slug], townGiftPictures[slug])] : [];
  });
}

export const babyShowerPages: readonly GiftPage[] = createGiftPages(
  'Baby Shower',
  offered(babyShowerWords),
);

export const maternityPages: readonly GiftPage[] = createGiftPages('Maternity', maternityWords);
