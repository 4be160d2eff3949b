import { heartbeatAnimalPrice, ultrasoundGenderWeeks } from '../conflicts.ts';
import { dnaTest } from '../packages.ts';
import { policies } from '../policies.ts';
import type { Topic } from './topics.types.ts';

export const genderRevealSupplies: Topic = {
  slug: 'gender-reveal-supplies',
  linkLabel: 'Gender reveal supplies and ideas',
  seoTitle: 'Gender Reveal Supplies & Ideas Near Mansfield, Ohio',
  metaDescription:
    'Plan a gender reveal that suits your family: when you can know, small and large ideas, what to buy and what you have at home, and who keeps the secret.',
  eyebrow: 'Gender reveal',
  h1: 'Plan a gender reveal that feels like you',
  lead: 'It can be a yard full of people or two of you and a cupcake. All it needs is an answer, a friend who can keep it, and a good moment.',
  picture: 'topic-reveal',
  pictureAlt: 'Balloons and confetti rise from an open box between two parents-to-be',
  sections: [
    {
      heading: 'First, know when you can know',
      paragraphs: [
        `There are two ways to an answer at our studio. An early gender DNA test works from ${dnaTest.from}, with results in ${dnaTest.results}. By ultrasound we can look from ${ultrasoundGenderWeeks.packages}, with a Gender Peek.`,
        `Set the date of the party after the date of the answer, and leave a few days between them. Babies cross their legs. ${policies.rescan} The balloons should be able to wait as well.`,
      ],
      links: [
        { label: 'How early gender testing works', to: '/early-gender-testing-ohio' },
        { label: 'DNA testing services', to: '/services#dna-testing' },
        { label: 'Gender Peek', to: '/services#gender-peek' },
      ],
    },
    {
      heading: 'Choose a keeper of the secret',
      paragraphs: [
        "Someone has to order the cake. Pick one person, give them the answer in a sealed envelope or let them read the result, and agree on what they may do with it. Tell us before your session starts that you'd like to be surprised, so no one says it out loud.",
        'And the phone with the result? It stays with the keeper. Most secrets are lost to a notification on a lock screen.',
      ],
    },
    {
      heading: 'Ideas, from small to large',
      paragraphs: ['For two, for a table, or for the whole street:'],
      list: [
        'A pair of socks in a box, opened at breakfast.',
        'Cupcakes with the color hidden under the frosting.',
        'A Heartbeat Animal in a gift bag: press it, listen, then look at the ribbon around its neck.',
        'A picture book with the answer on the last page, read aloud by the big sister.',
        "White shirts and washable paint on your hands, for a photo that you'll want to keep.",
        'A box of balloons in the yard at golden hour.',
        'A live stream for the grandparents in another state, with everyone opening the same small box.',
      ],
    },
    {
      heading: 'A short shopping list',
      paragraphs: [
        'Buy both colors of anything that is seen before the moment, and only one color of what is hidden. Then you need:',
      ],
      list: [
        "Invitations, with a line on whether you'd like guesses in advance.",
        'Something for guests to vote with: clothespins, stickers, jelly beans in two jars.',
        'The reveal itself: cake, box, balloon, envelope.',
        "A camera on a tripod. If you film by hand, you'll miss your own face.",
        'Something gentle for brothers and sisters who had hoped for the other answer.',
      ],
    },
    {
      heading: 'What the boutique has for it',
      paragraphs: [
        `Our boutique has keepsakes and gifts that last longer than confetti. A Heartbeat Animal carries the recorded heartbeat of your baby and costs ${heartbeatAnimalPrice.elsewhere} before sales tax. A frame holds the ultrasound picture with the answer on it. And a gift card lets a guest give the next look, in 3D.`,
        "Order online and pick up at the studio, or have things shipped. If the party is soon, call first: we'll tell you what's on the shelf.",
      ],
      links: [
        { label: 'Visit the boutique', to: '/boutique' },
        { label: 'Gift cards', to: '/gift-cards' },
      ],
    },
    {
      heading: 'Or reveal it right here',
      paragraphs: [
        'The simplest party of all is the session. There are seats for 15 adults and 4 children, two 85-inch screens, and a technician who says it out loud when you give the sign. No cleanup, no sweeping confetti out of the lawn, and the picture comes home with you.',
      ],
      links: [{ label: 'See our packages', to: '/services' }],
    },
  ],
};
