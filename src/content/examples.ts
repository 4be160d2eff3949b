import type { PictureName } from '#lib/pictures.ts';

export type UltrasoundImage = { src: PictureName; week: string; alt: string };

/** Example images in order of weeks. They are illustrations, not real scans. */
export const examples = {
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
    alt: 'Example of a 24-week 3D ultrasound: a slim face with closed eyes, fingers at the chin',
  },
  week28: {
    src: 'scan-week-28',
    week: 'Week 28',
    alt: 'Example of a 28-week 3D ultrasound: a sleeping face, the cord below the cheek',
  },
  week30: {
    src: 'scan-week-30',
    week: 'Week 30',
    alt: 'Example of a 30-week 3D ultrasound: a face with a fist at the chin',
  },
  week31: {
    src: 'scan-week-31',
    week: 'Week 31',
    alt: 'Example of a 31-week 3D ultrasound: the back of a hand at the forehead',
  },
  week33: {
    src: 'scan-week-33',
    week: 'Week 33',
    alt: 'Example of a 33-week 3D ultrasound: a smile to one side, a foot by the cheek',
  },
  week34: {
    src: 'scan-week-34',
    week: 'Week 34',
    alt: 'Example of a 34-week 3D ultrasound: a close-up of a round face',
  },
  week36: {
    src: 'scan-week-36',
    week: 'Week 36',
    alt: 'Example of a 36-week 3D ultrasound: a very round face, asleep, and a neck',
  },
} as const satisfies Record<string, UltrasoundImage>;

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
    alt: 'Example of a 33-week picture as watercolor art: a sleeping face and a foot in washes of color',
  },
} as const satisfies Record<string, UltrasoundImage>;

/** An example image with its week as the caption, for galleries and the lightbox. */
export const toLightboxPicture = ({ src, week, alt }: UltrasoundImage) => ({
  name: src,
  caption: week,
  alt,
});

/** The caption of an example image on its own: 'Illustration, week 31'. */
export const illustrationCaption = ({ week }: UltrasoundImage) =>
  `Illustration, ${week.toLowerCase()}`;

export const exampleGallery = {
  label: 'Example images by week',
  pictures: Object.values(examples).map(toLightboxPicture),
  note: 'These examples are illustrations. Every baby and every session looks different.',
};
