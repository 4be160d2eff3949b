import { bestWeeks, roomCapacity } from '../conflicts.ts';
import { policies } from '../policies.ts';
import { addressLine, studio } from '../studio.ts';
import type { Topic } from './topics.types.ts';

export const ultrasoundNearMe3d: Topic = {
  slug: '3d-ultrasound-near-me',
  linkLabel: '3D ultrasound near me',
  seoTitle: '3D Ultrasound Near Me: North Central Ohio Guide',
  metaDescription:
    'Looking for a 3D ultrasound near you? How far our studio in Ontario, Ohio is from Mansfield, Ashland, Bucyrus, Mount Vernon and more, and how to plan the drive.',
  eyebrow: 'Finding us',
  h1: '3D ultrasound near you',
  lead: `If you live between the Lake Erie shore and the hills of Knox County, we may be closer than you think. The studio is in ${studio.address.city}, just west of Mansfield.`,
  picture: 'topic-near-me',
  pictureAlt: 'Two parents-to-be walk up to a small house beside an apple tree',
  sections: [
    {
      heading: 'Where we are',
      paragraphs: [
        `You'll find us at ${addressLine}. Ontario borders Mansfield, about halfway between Cleveland and Columbus, and U.S. Route 30 brings you here from the east and from the west. From the south and the north, Interstate 71 passes on the other side of Mansfield.`,
        "There's more than one Ontario in the world. If your phone suggests a drive of several hours to the north, it has found Canada.",
      ],
      links: [{ label: 'Address, phone and directions', to: '/contact' }],
    },
    {
      heading: 'How far it is',
      paragraphs: [
        'Richland County is home, and its neighbors have a short drive. These pages tell you the way and the time:',
      ],
      links: [
        { label: 'From Mansfield', to: '/3d-ultrasound-mansfield' },
        { label: 'From Ashland', to: '/3d-ultrasound-ashland' },
        { label: 'From Bucyrus', to: '/3d-ultrasound-bucyrus' },
        { label: 'From Galion', to: '/3d-ultrasound-galion' },
        { label: 'From Mount Gilead', to: '/3d-ultrasound-mount-gilead' },
        { label: 'From Mount Vernon', to: '/3d-ultrasound-mount-vernon' },
        { label: 'All counties and towns', to: '/service-areas' },
      ],
    },
    {
      heading: 'Plan the trip',
      paragraphs: ['A few things that make the drive worth it:'],
      list: [
        `${policies.visitLength} Come a little early rather than in a hurry.`,
        "Our hours differ from day to day, and on some days we're closed: look at them before you set a date.",
        "Share a car. There's room for grandparents, and they like to be asked.",
        `${policies.water} Then plan a stop on the way; you'll want one.`,
        'Pack a snack for the drive, and something to draw on for small brothers and sisters.',
      ],
      links: [
        { label: 'See packages and book', to: '/services' },
        { label: 'How a visit goes', to: '/3d-elective-ultrasound-ohio' },
      ],
    },
    {
      heading: "What's worth a longer drive",
      paragraphs: [
        `Our sofa faces two screens of 85 inches, and the room seats ${roomCapacity.elsewhere}. The technician explains what everyone is looking at, and your pictures are delivered in under 5 minutes after, so you have them with you on the way home.`,
        `${policies.rescan} That matters more when home is half an hour away, so ask us, when you book, which week gives you the best chance with one visit. For a face in 3D and 4D we like ${bestWeeks.plannerAdvice}.`,
      ],
      links: [{ label: 'Find your week in the Peek Planner', to: '/peek-planner' }],
    },
    {
      heading: 'Make a day of it',
      paragraphs: [
        'Ontario has shops and places to eat along Lexington-Springmill Road, and Mansfield is next door, with Kingwood Center Gardens for a slow walk among flowers and Richland Carrousel Park downtown for the children who came along and were patient. Malabar Farm State Park lies a short drive to the southeast.',
        'Then go home and put the picture on the refrigerator.',
      ],
    },
    {
      heading: 'Too far to come?',
      paragraphs: [
        "Family who can't make the drive can still be there: add live streaming to the session, and they watch from where they are. Gifts need no drive either. Our boutique ships, and eGift cards arrive digitally.",
      ],
      links: [
        { label: 'Visit the boutique', to: '/boutique' },
        { label: 'Give an eGift card', to: '/gift-cards' },
      ],
    },
  ],
};
