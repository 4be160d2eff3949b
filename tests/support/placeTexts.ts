import type { GiftPage, PlaceWords } from '#content/places/places.types.ts';

/** The paragraphs that only this county's or town's page has. */
export function placeTexts({ intro, facts, drive, planning }: PlaceWords): string[] {
  return [intro, ...facts, drive, planning];
}

/** The texts that only this gift page has. */
export function giftTexts({ intro, ideas, pickup, planning }: GiftPage): string[] {
  return [intro, ...ideas.map(({ text }) => text), pickup, planning];
}
