import { ownersPhotos, type PictureName } from '#lib/pictures.ts';
import { firstWeek, lastWeek, sessionWeeks } from './growth.ts';
import { hasPhoto } from './photos.ts';

export type UltrasoundImage = { src: PictureName; week: string; alt: string };

const drawn = {
  week8: {
    src: 'scan-week-8',
    week: 'Week 8',
    alt: 'Example of an 8-week ultrasound: a tiny bean shape in a dark pocket',
  },
  week10: {
    src: 'scan-week-10',
    week: 'Week 10',
    alt: 'Example of a 10-week ultrasound: a round head and a small body',
  },
  week12: {
    src: 'scan-week-12',
    week: 'Week 12',
    alt: 'Example of a 12-week ultrasound: a round head, a raised arm and a bent knee',
  },
  week18: {
    src: 'scan-week-18',
    week: 'Week 18',
    alt: 'Example of an 18-week ultrasound: a baby in profile, one hand near the face',
  },
  week24: {
    src: 'scan-week-24',
    week: 'Week 24',
    alt: 'Example of a 24-week 3D ultrasound: a sleeping face, its head to the side',
  },
  week28: {
    src: 'scan-week-28',
    week: 'Week 28',
    alt: 'Example of a 28-week 3D ultrasound: a sleeping face turned to the side',
  },
  week30: {
    src: 'scan-week-30',
    week: 'Week 30',
    alt: 'Example of a 30-week 3D ultrasound: a sleeping face turned to the right',
  },
  week31: {
    src: 'scan-week-31',
    week: 'Week 31',
    alt: 'Example of a 31-week 3D ultrasound: a round sleeping face with a small smile',
  },
  week33: {
    src: 'scan-week-33',
    week: 'Week 33',
    alt: 'Example of a 33-week 3D ultrasound: a round sleeping face and an ear',
  },
  week34: {
    src: 'scan-week-34',
    week: 'Week 34',
    alt: 'Example of a 34-week 3D ultrasound: a close-up of a round face asleep',
  },
  week36: {
    src: 'scan-week-36',
    week: 'Week 36',
    alt: 'Example of a 36-week 3D ultrasound: a very round sleeping face',
  },
} as const satisfies Record<string, UltrasoundImage>;

const photoOfWeek = (week: number): UltrasoundImage => ({
  src: `scan-week-${week}` as PictureName,
  week: `Week ${week}`,
  alt: `Ultrasound picture of a baby at ${week} weeks`,
});

/** The week in an example's caption. */
export const weekOf = ({ week }: UltrasoundImage) => Number(/\d+/.exec(week));

/** Example images in order of weeks: illustrations, or the owner's photographs in their place. */
export const examples = Object.fromEntries(
  Object.entries(drawn).map(([key, image]) => {
    const week = weekOf(image);
    return [key, hasPhoto(week) ? photoOfWeek(week) : image];
  }),
) as Record<keyof typeof drawn, UltrasoundImage>;

const photoWeeks = sessionWeeks.filter(hasPhoto);

/** These examples, and the photographs of weeks without one, in order of weeks. */
export function withPhotos(
  images: readonly UltrasoundImage[],
  { from, to = lastWeek }: { from: number; to?: number },
): readonly UltrasoundImage[] {
  const more = photoWeeks
    .filter((week) => week >= from && week <= to && !images.some((image) => weekOf(image) === week))
    .map(photoOfWeek);
  if (more.length === 0) return images;
  return [...images, ...more].toSorted((one, other) => weekOf(one) - weekOf(other));
}

/** The picture of week 33 with each enhancement. */
export const enhancedExamples = {
  in8k: {
    src: 'scan-week-33-8k',
    week: 'Week 33, 8K Hyperreal',
    alt: 'Example of a 33-week picture with 8K Hyperreal enhancement: soft, lifelike skin',
  },
  inWatercolor: {
    src: 'scan-week-33-watercolor',
    week: 'Week 33, watercolor',
    alt: 'Example of a 33-week picture as watercolor art: a sleeping face in washes of color',
  },
} as const satisfies Record<string, UltrasoundImage>;

/** The caption of an example image on its own: 'Illustration, week 31', or 'Week 31'. */
export const exampleCaption = ({ src, week }: UltrasoundImage) =>
  ownersPhotos.has(src) ? week : `Illustration, ${week.replace('W', 'w')}`;

/** An example image with its week as the caption, for galleries and the lightbox. */
export const toLightboxPicture = (image: UltrasoundImage) => ({
  name: image.src,
  // Beside photographs, each drawing is marked.
  caption: photoWeeks.length > 0 ? exampleCaption(image) : image.week,
  alt: image.alt,
});

export const exampleGallery = {
  label: 'Example images by week',
  pictures: withPhotos(Object.values(examples), { from: firstWeek }).map(toLightboxPicture),
  note: `${
    photoWeeks.length > 0
      ? "What's marked as an illustration is drawn."
      : 'These examples are illustrations.'
  } Every baby and every session looks different.`,
};
