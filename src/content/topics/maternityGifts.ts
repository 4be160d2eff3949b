import { heartbeatAnimalPrice, watercolorPrice } from '../conflicts.ts';
import { policies } from '../policies.ts';
import type { Topic } from './topics.types.ts';

export const maternityGifts: Topic = {
  slug: 'maternity-gifts',
  linkLabel: 'Maternity gifts worth giving',
  seoTitle: 'Maternity Gifts for Mothers-to-Be in North Central Ohio',
  metaDescription:
    'Gifts that a mother-to-be will use, keep or remember: Heartbeat Animals, keepsakes, care products and a first look at the baby. Ideas for each month.',
  eyebrow: 'Gift guide',
  h1: 'Maternity gifts worth giving',
  lead: 'Everyone brings something for the baby. Here are gifts for the one who is doing the carrying, and for the moment when she first sees who it is.',
  picture: 'topic-maternity',
  pictureAlt:
    'A mother-to-be in an armchair, with a plush lamb, a framed picture and a gift card beside her',
  sections: [
    {
      heading: 'Give a moment',
      paragraphs: [
        `Ask a parent what they remember of those months, and it's seldom an object. It's the first time they saw a face. With an eGift card you give exactly that: any amount, sent digitally, valid for all our services. ${policies.giftCards} So it works for a friend who is at 9 weeks and for one who is at 30.`,
        "If you'd like to be there when it's used, say so in the card. The room has seats for 15 adults and 4 children, so being invited isn't an imposition.",
      ],
      links: [{ label: 'How eGift cards work', to: '/gift-cards' }],
    },
    {
      heading: 'Give a sound',
      paragraphs: [
        `A Heartbeat Animal is a plush friend with a small recorder inside. At the session we record the baby's heartbeat, and from then on a gentle press plays it back. It costs ${heartbeatAnimalPrice.elsewhere} before sales tax. Grandparents who live far away like it best of all; so do big brothers and sisters, who finally have a baby that does something.`,
      ],
    },
    {
      heading: 'Give something for the wall',
      paragraphs: [
        `A picture from the session can become more than a printout. Ultrasound Watercolor Art turns it into a portrait in soft color, for ${watercolorPrice.elsewhere} before sales tax. A frame makes it a gift. If you plan this as a surprise, let the other parent in on it: somebody has to choose the picture.`,
      ],
      links: [{ label: 'See the add-ons', to: '/services#8k-hyperreal' }],
    },
    {
      heading: 'Give a little ease',
      paragraphs: [
        "The last weeks are long. Shoes have to be tied by someone else, and sleep comes in pieces. Care products from our boutique are small comforts for that time, and they're for her alone.",
        'The best companion to a small gift is a promise that costs nothing. Write it by hand and put it in the box:',
      ],
      list: [
        'One dinner, brought to the door, with no need to invite me in.',
        'An afternoon with the older children, at a time you choose.',
        'A ride to an appointment, and company or quiet, whichever you like.',
        'Two hours of holding the baby while you sleep.',
      ],
    },
    {
      heading: 'What to give, and when',
      paragraphs: ['Gifts have a season, too:'],
      list: [
        'First weeks: something quiet. The news may still be a secret, so send nothing large to the door.',
        'Around week 15: a contribution to the gender peek, or a gift card before it.',
        'Weeks 26-34: the time for 3D and 4D. A gift card now is used soon.',
        'Last weeks: comfort, food, sleep, and a keepsake for the shelf in the nursery.',
        'After the birth: a frame for the ultrasound picture, beside one for the first photo.',
      ],
      links: [{ label: 'Which week shows what', to: '/peek-planner' }],
    },
    {
      heading: 'How to get it home',
      paragraphs: [
        "Shop online whenever it suits you and pick your order up at the studio in Ontario, Ohio, or have it shipped. If you'd rather see and touch things first, come by during our opening hours and ask us what we'd give.",
        'Are you shopping for a shower with a date? Look at the hours on our contact page and leave yourself a day to spare.',
      ],
      links: [
        { label: 'Visit the boutique', to: '/boutique' },
        { label: 'Hours and address', to: '/contact' },
      ],
    },
  ],
};
