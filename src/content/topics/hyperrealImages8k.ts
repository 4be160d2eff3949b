import { hyperrealPrice } from '../addOns.ts';
import { bestWeeks, watercolorPrice } from '../conflicts.ts';
import { examples } from '../examples.ts';
import type { Topic } from './topics.types.ts';

export const hyperrealImages8k: Topic = {
  slug: '8k-hyperreal-images',
  linkLabel: '8k hyperreal images',
  seoTitle: 'Real Look 8k Hyperreal Ultrasound Images | Ontario, OH',
  metaDescription:
    'Real Look 8k turns your favorite 3D ultrasound picture into a lifelike portrait. What it adds, which weeks suit it, and how to choose the picture for it.',
  eyebrow: 'Imaging enhancement',
  h1: 'Real Look 8k: a\u00A0portrait before birth',
  lead: `A 3D picture shows you the shape of a face. Real Look 8k gives it skin, light and softness, until it looks almost like the first photo in the album. It's ${hyperrealPrice} with a session, and looks best at ${bestWeeks.optimalStage}.`,
  picture: 'topic-8k',
  pictureAlt:
    'Three framed pictures of one baby: sepia ultrasound, lifelike portrait and watercolor',
  comparison: {
    label: 'Compare the 3D picture with Real Look 8k',
    before: {
      name: 'scan-week-33',
      alt: examples.week33.alt,
      caption: '3D picture',
    },
    after: {
      name: 'scan-week-33-8k',
      alt: 'The same picture with 8K Hyperreal enhancement: soft, lifelike skin',
      caption: 'Real Look 8k',
    },
  },
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        "Real Look 8k Hyperreal is an enhancement that you can add to your session. We start from one of the 3D pictures that were taken of your baby, and it's worked into a picture of high detail: soft skin instead of the grainy, honey-colored surface, gentle shadows, cheeks that you can almost touch.",
        "The face stays your baby's. The curve of the nose, the chin, the little fold at the ear all come from the ultrasound. What's added is what ultrasound can't see: color, skin and light. So please enjoy the tone of skin or hair as an artist's idea, not as a promise.",
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        `Real Look 8k is ${hyperrealPrice}, before sales tax, and is added to an ultrasound package. It needs a 3D picture to begin with, so it goes with a session that shows a face.`,
      ],
      links: [{ label: 'See all add-ons', to: '/services#8k-hyperreal' }],
    },
    {
      heading: 'When to come for it',
      paragraphs: [
        `An enhancement can only be as good as the picture under it. Faces are fullest and easiest to see at ${bestWeeks.optimalStage}, and that's the stage for which our Peek Planner suggests Cherished Memories with the 8k add-on. Within those weeks, earlier is often easier, because there's more room to turn around.`,
        "Are you at 22 to 27 weeks now? You can come for a first face today, or save the 8k picture for a Premiere View after 28 weeks. They're different portraits of the same face.",
      ],
      links: [{ label: 'Find your week', to: '/peek-planner' }],
    },
    {
      heading: 'How to choose the picture',
      paragraphs: [
        'After a session there are usually several to choose from. These make the best portraits:',
      ],
      list: [
        'A face that looks toward you, or a little to the side.',
        'Closed, relaxed lips. A yawn is fun in 4D but odd in a portrait.',
        'No hand, cord or shoulder across the eyes or mouth. A hand beside the cheek is fine, and sweet.',
        'An outline that is whole: forehead, nose, mouth and chin all in the picture.',
      ],
    },
    {
      heading: 'How you can help',
      paragraphs: [
        "Drink plenty of water, starting at least 7 days before you come. Give yourself 30-60 minutes for the visit, so that there's time to wait for a good moment. And if your baby hides all the same and images can't be obtained, you get a free rescan within 14 days.",
      ],
    },
    {
      heading: 'Frames, cards and a nursery wall',
      paragraphs: [
        'An 8k portrait has enough detail to be printed large. Parents put it in a frame with the birth date left blank, send it as an announcement, or keep it to lay beside the first real photo.',
        `If you like brushstrokes better than realism, ask for Ultrasound Watercolor Art: the same face in soft washes of color, for ${watercolorPrice.elsewhere} before sales tax. Some families hang the two side by side, one for the album and one for the wall. Frames and other keepsakes are in our boutique.`,
      ],
      links: [
        { label: 'Visit the boutique', to: '/boutique' },
        { label: 'Choose a package', to: '/services#ultrasound-packages' },
      ],
    },
  ],
};
