import { plannerAdvice } from '../policies.ts';
import {
  premiereViewWeeks,
  roomCapacity,
  sessionLength,
  ultrasoundGenderWeeks,
} from '../conflicts.ts';
import type { Topic } from './topics.types.ts';

export const ultrasound3d4d: Topic = {
  slug: '3d-4d-ultrasound',
  linkLabel: '2D, 3D and 4D ultrasound explained',
  seoTitle: '2D, 3D and 4D Ultrasound Explained for Parents',
  metaDescription:
    "What's the difference between 2D, 3D and 4D ultrasound, which week shows what, and how do you get a good picture? A guide for parents in north central Ohio.",
  eyebrow: 'Good to know',
  h1: '2D, 3D and 4D: what will you see?',
  lead: "What 2D, 3D and 4D mean on the screen, and which of them fits the week you're in.",
  picture: 'topic-3d4d',
  pictureAlt:
    "A couple on a sofa before two screens: a gray 2D picture and a baby's face in warm sepia",
  sections: [
    {
      heading: '2D: the classic',
      paragraphs: [
        'The gray picture on the refrigerator is 2D: a flat slice, as if you looked at one page of a book. Bones are bright, water is dark. You see a profile, a spine like a string of pearls, a foot kicking out of the frame.',
        'Early on, 2D is the best there is. A baby of nine weeks is about as long as an olive, and a slice shows it better than any surface could.',
      ],
    },
    {
      heading: '3D: a portrait',
      paragraphs: [
        "For 3D, the machine takes many slices and builds a surface from them, lit as if by a lamp. Suddenly there's a nose, and it's Grandpa's nose. A 3D picture is still, like a photograph: a portrait to print and frame.",
      ],
    },
    {
      heading: '4D: the portrait moves',
      paragraphs: [
        'The fourth dimension is time. In 4D the surface is built again and again, fast enough to watch: a yawn, a frown, a hand that rubs an eye. This is the part when the room goes quiet, and then everyone talks at once.',
        'You may also read "5D" or "HD". Those are names for finer surfaces and softer light, not for another direction in space.',
      ],
    },
    {
      heading: 'Which week shows what',
      paragraphs: [
        'A baby changes so quickly that two weeks make a different picture. As a rule of thumb:',
      ],
      list: [
        `Weeks 15-20: the whole body fits in the picture. Gender can be seen by ultrasound from ${ultrasoundGenderWeeks.packages}.`,
        'Weeks 20-25: the first face, still slim, with fine features.',
        "Weeks 25-30: everything becomes defined, and there's room to move.",
        'Weeks 30-35: round cheeks and close-ups.',
      ],
      hasExamples: true,
      links: [{ label: 'Find your week in the Peek Planner', to: '/peek-planner' }],
    },
    {
      heading: 'If you come once',
      paragraphs: [plannerAdvice],
    },
    {
      heading: 'What makes a good picture',
      paragraphs: [
        "Ultrasound needs water to see through. A pocket of fluid in front of the face is like a clean window, and that's why we ask you to drink plenty of water, starting at least 7 days before your session.",
        "The rest is up to the one who's being looked at. A hand in front of the mouth, a face turned to your back, a placenta at the front: all of that is ordinary. The technician waits, asks you to turn, tries from the other side. And if images can't be obtained, you get a free rescan within 14 days.",
      ],
    },
    {
      heading: 'Which package goes with it',
      paragraphs: [
        `Premiere View is our long session, ${sessionLength.premiereView}, for ${premiereViewWeeks.package}. Cherished Memories takes ${sessionLength.cherishedMemories} and is open from 15 weeks. First Glimpse is a short 2D hello for 8-13 weeks. You can add a recorded video, a live stream for those far away, or Real Look 8k pictures to a session.`,
        `And bring company. The room seats ${roomCapacity.elsewhere}, and the two screens measure 85 inches each, so the back seat sees the yawn too.`,
      ],
      links: [
        { label: 'Compare our packages', to: '/services#ultrasound-packages' },
        { label: 'What 8k pictures look like', to: '/8k-hyperreal-images' },
      ],
    },
  ],
};
