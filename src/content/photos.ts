import { ownersPhotos } from '#lib/pictures.ts';

/** Whether the week's scan is a photograph of the owner's, which is not marked (ruling 71). */
export const hasPhoto = (week: number): boolean => ownersPhotos.has(`scan-week-${week}`);

/** The line and the caption of a week with a photograph: the drawing's would describe another. */
export const photoLine = (week: number) => `A real ultrasound picture, taken in week ${week}.`;
