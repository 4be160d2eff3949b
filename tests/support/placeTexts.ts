import type { GiftPage, PlaceWords } from '#content/places/places.types.ts';

/** The paragraphs that the page of a county or town has of its own. */
export function placeTexts({ intro, facts, drive, planning }: PlaceWords): string[] {
  return [intro, ...facts, drive, planning];
}

/** The same of a gift page. */
export function giftTexts({ intro, ideas, pickup, planning }: GiftPage): string[] {
  return [intro, ...ideas.map(({ text }) => text), pickup, planning];
}
