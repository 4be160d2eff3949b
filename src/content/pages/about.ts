import { dnaAccuracy, roomCapacity, ultrasoundGenderWeeks } from '../conflicts.ts';
import { dnaTest } from '../packages.ts';
import { policies } from '../policies.ts';
import { studio } from '../studio.ts';
import type { PageContent } from './page.types.ts';

/** The words above a team of one to six. */
export function teamWords(count: number) {
  if (count === 1) {
    return {
      heading: "The person you'll meet",
      lead: "There's one of us, who does your scan and explains what you're seeing.",
    };
  }
  const number = ['two', 'three', 'four', 'five', 'six'][count - 2];
  return {
    heading: "The people you'll meet",
    lead: `There are ${number} of us. One of us does your scan and explains what you're seeing.`,
  };
}

export const aboutContent = {
  seoTitle: 'About Our 3D/4D Ultrasound Studio in Ontario, Ohio',
  metaDescription:
    'Step into our studio in Ontario, Ohio: a room for 15 adults and 4 children, two 85-inch screens, and a small team that takes its time. Meet us before you come.',
  hero: {
    eyebrow: 'About us',
    h1: 'A studio made for first meetings',
    lead: `${studio.name} is a keepsake ultrasound studio in ${studio.address.city}, Ohio. You come to see your baby; we make sure that everyone you brought sees it too.`,
  },
  gallery: {
    heading: 'Look around',
    pictures: [
      { name: 'studio-door', alt: "The studio's green front door with a wreath of apples" },
      { name: 'studio-room', alt: 'The studio room with a green sofa and two screens on the wall' },
      {
        name: 'studio-sofa',
        alt: 'The sofa under the window, with cushions, a blanket and a plush bunny',
      },
      {
        name: 'studio-screens',
        alt: 'Two 85-inch screens above the couch, where a technician scans',
      },
      { name: 'studio-desk', alt: "The front desk where you're welcomed" },
      { name: 'studio-boutique', alt: 'Shelves with plush animals and keepsakes' },
    ],
  },
  story: {
    heading: 'Our story',
    sample: studio.story.sample,
    paragraphs: studio.story.paragraphs,
  },
  experience: {
    heading: 'What a visit is like',
    cards: [
      {
        title: 'Room for your people',
        text: `The studio room seats ${roomCapacity.elsewhere}. Bring the ones who can't wait.`,
      },
      {
        title: 'A clear view from every seat',
        text: 'Two 85-inch UHD screens show what the technician sees, as it happens.',
      },
      {
        title: 'Time to look',
        text: `${policies.sessionLength} ${policies.visitLength}`,
      },
      {
        title: 'Pictures to take home',
        text: policies.pictures,
      },
    ],
  },
  technology: {
    heading: 'Advanced technology, in gentle hands',
    lead: 'Good pictures need a good machine and a patient hand. You get both.',
    guide: { text: 'New to 3D and 4D?', label: 'See what each one shows', to: '/3d-4d-ultrasound' },
    checks: [
      {
        title: 'Latest 4D HD technology',
        text: 'Moving pictures in fine detail: a yawn, a stretch, a hand that waves.',
      },
      {
        title: 'Early gender testing',
        text: `By DNA from ${dnaTest.from}, powered by Peekaboo, with a claimed accuracy of ${dnaAccuracy.elsewhere}. By ultrasound from ${ultrasoundGenderWeeks.packages}.`,
      },
      {
        title: 'Keepsake options',
        text: 'Real Look 8k pictures, watercolor art, recorded video and Heartbeat Animals.',
      },
    ],
  },
  team: teamWords(studio.team.length),
  videos: {
    heading: "In our clients' words",
    lead: 'Two visits, told by the families who were there.',
  },
  closing: {
    heading: 'Come and say hello',
    book: 'Book Your Appointment',
    contact: 'Contact Us',
  },
} as const satisfies PageContent;
