import type { GiftTownSlug } from '../../paths.ts';
import type { GiftEntry } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

/** Texts of the baby shower pages, by town slug. */
export const babyShowerWords: Readonly<Record<GiftTownSlug, GiftEntry>> = {
  galion: {
    seoTitle: 'Baby Shower Gifts for Galion, Ohio Families',
    metaDescription:
      'Giving in Galion? Heartbeat animals, keepsakes and gift cards from an ultrasound studio up Route 309, with opening hours and advice for the shower host.',
    intro:
      'Heartbeat animals, keepsakes and gift cards for a Galion shower, from the studio up Route 309.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: "A plush with the baby's own heartbeat inside. It's recorded at a session, so ask the parents for their recording or give them the session.",
      },
      {
        category: 'Gift Cards',
        text: 'Ten coworkers, one card: each puts in what suits, and the parents choose the session.',
      },
      {
        category: 'Keepsakes',
        text: 'A frame or an album for the first pictures, so that they have a place of their own.',
      },
    ],
    pickup: `Order ahead and collect it at the studio, up Route 309. ${whenOpen('wednesday', ({ closes }) => `Anyone who works days can stop in on Wednesday until ${closes}.`)} If no one's headed that way, have it shipped to the hostess.`,
    planning:
      'A month before the party, settle who gives what; two weeks before, order. If the shower is the reveal too, leave a few days between a Gender Peek and the cake.',
  },
  bucyrus: {
    seoTitle: 'Baby Shower Gifts for Bucyrus, Ohio Families',
    metaDescription:
      'Ideas for a baby shower in Bucyrus: reveal supplies, gift cards bought online, and plush with a heartbeat. Fetch them along U.S. 30 or have them shipped.',
    intro: 'Gifts for a shower in Bucyrus: ordered online, then fetched along U.S. 30 or shipped.',
    ideas: [
      {
        category: 'Gender Reveal Supplies',
        text: "A shower that's also the reveal saves everyone a weekend. Let color give the answer.",
      },
      {
        category: 'Gift Cards',
        text: 'Bought online and delivered by email, even on the morning of the party. Valid for all services, and never out of date.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'Choose the elephant, the bear or the lamb, and let every guest press it once.',
      },
    ],
    pickup: `If you commute east on U.S. 30, pick it up on your way home. ${whenOpen('friday', ({ opens, closes }) => `On Fridays we're open from ${opens} to ${closes}.`)} Order in the online store first.`,
    planning:
      'In August the festival fills every calendar in town, so send invitations early and order the gift at the same time.',
  },
  ashland: {
    seoTitle: 'Baby Shower Gifts for Ashland, Ohio Families',
    metaDescription:
      "Baby shower gifts for Ashland from an ultrasound studio's boutique: what suits an office, a dorm or a family party, and how far ahead to order.",
    intro: 'What to bring to an Ashland shower, from an office, a dorm or a large family.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'For the desk or the mantel: a picture that is looked at every day.',
      },
      {
        category: 'Care Products',
        text: 'Small and useful, just right when three friends put modest sums together.',
      },
      {
        category: 'Gift Cards',
        text: 'A student budget is enough, because any amount is allowed.',
      },
    ],
    pickup: `A friend of yours may be in Mansfield on Saturday. ${whenOpen('saturday', ({ opens, closes }) => `We're open that day between ${opens} and ${closes}, one town farther on.`)} Otherwise let the parcel come to campus or to your porch.`,
    planning:
      'In a college town, hold the shower before finals or after them. If relatives fly in, a long session on the same weekend can be the gift.',
  },
  loudonville: {
    seoTitle: 'Baby Shower Gifts for Loudonville, Ohio',
    metaDescription:
      'Planning a shower at the cabin or in town? Gifts for Loudonville families from our boutique: shipped to the hills or picked up on Route 39, with tips for hosts.',
    intro:
      'For a shower in Mohican country, choose gifts that travel well and can be opened on a picnic table.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'A fox or a bear fits the woods outside, with the heartbeat inside.',
      },
      {
        category: 'Keepsakes',
        text: 'A framed picture from the first session begins a row that later holds school photographs.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: "Outdoors there's space for a big moment; pick something that leaves the river clean.",
      },
    ],
    pickup:
      'The store ships, which saves the drive through the hills. If you come up Route 39 for a session, pick the order up then.',
    planning: `Keep clear of the street fair in October and of the holiday weekends. ${whenOpen('thursday', ({ opens }) => `To compare things in person, come on a Thursday from ${opens} on.`)} Six weeks is a comfortable lead.`,
  },
  bellville: {
    seoTitle: 'Baby Shower Gifts for Bellville, Ohio Families',
    metaDescription:
      'Baby shower gifts for Bellville, chosen in our boutique nearby. What guests can share, when to order, how to collect.',
    intro: 'Gifts for a Bellville shower, from our boutique a few miles up the valley.',
    ideas: [
      {
        category: 'Gift Cards',
        text: "Collect from everyone and give one card. It's valid for all our services.",
      },
      {
        category: 'Care Products',
        text: 'A basket put together by the Sunday school class, with a ribbon around it.',
      },
      {
        category: 'Keepsakes',
        text: "For the great-grandparents: a picture of a baby before it's born, in a frame.",
      },
    ],
    pickup: `You pass close by whenever you shop in Ontario, so bring the order number along. ${whenOpen('saturday', ({ closes }) => `On Saturdays we're open until ${closes}.`)} Presents from out of state can be shipped.`,
    planning:
      'Keep the street fair week free. Ask the mother-to-be which pictures she has and which she still hopes for; that tells you what to give.',
  },
  lexington: {
    seoTitle: 'Baby Shower Gifts for Lexington, Ohio Families',
    metaDescription:
      'Lexington shower hosts are minutes from our boutique in Ontario. Compare heartbeat animals, care products and reveal supplies in person before the big day.',
    intro: 'Lexington is near enough to come and look before you choose.',
    ideas: [
      {
        category: 'Care Products',
        text: 'Several small things with one big bow, good for a group of teachers or neighbors.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'For a family that loves engines: supplies in one color for the moment of the answer.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'The lamb for a quiet nursery, the bear for a house with two older brothers in it.',
      },
    ],
    pickup: `${whenOpen('tuesday', ({ opens, closes }) => `Come on a Tuesday, ${opens} to ${closes}, and hold the animals side by side.`)} Anything bought online can be picked up at the studio.`,
    planning:
      'Hosting your sister? Come along to her session, notice what she lingers over on the way out, and go back for it.',
  },
  ontario: {
    seoTitle: 'Baby Shower Gifts in Ontario, Ohio',
    metaDescription:
      'Our boutique is in Ontario, Ohio itself: baby shower gifts on the spot, orders picked up between errands, and gift cards for the very last minute.',
    intro: 'The boutique is in Ontario itself, which helps when the party is this weekend.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'Sent by email: print it, fold it into a card, done.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'The recording is made at a session, so plan this one together with the parents.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'Choose the kind and the color in person, and take a spare.',
      },
    ],
    pickup: `Pickup is free, and you're in town. ${whenOpen('wednesday', ({ opens, closes }) => `Midweek hours are the longest, ${opens} to ${closes} on Wednesday.`)} Guests from elsewhere can order online and let you fetch for all of them.`,
    planning:
      "North central Ohio comes to Ontario to shop, so a party here suits everyone's route. Guests without an idea can stop for one on the way.",
  },
  shelby: {
    seoTitle: 'Baby Shower Gifts for Shelby, Ohio Families',
    metaDescription:
      'Shower gifts for Shelby with a story in them: recorded heartbeats, picture keepsakes, group gift cards. Which to choose, and when to fetch them.',
    intro:
      'Gifts for a Shelby shower that are made for one baby: a heartbeat, a picture, a session.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'For the couple who say that they need nothing: a place to keep what they see on our screen.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'Soft enough to be dragged by one ear for years, with a first hello inside.',
      },
      {
        category: 'Care Products',
        text: 'The practical corner of the table, and one that new mothers are glad of.',
      },
    ],
    pickup: `Plan it into a ride south. ${whenOpen('friday', ({ closes }) => `On a Friday there's time until ${closes}.`)} Plush is light to carry; frames can be shipped.`,
    planning:
      'Ask the two grandmothers first. If both had the same idea, let one give the session and the other the frame. Write the due date on the card.',
  },
  mansfield: {
    seoTitle: 'Baby Shower Gifts for Mansfield, Ohio Families',
    metaDescription:
      "Mansfield's neighbor for baby shower shopping: a boutique with heartbeat plush, keepsakes and reveal supplies. Pickup, group gifts and advice for hosts.",
    intro:
      "The big stores in Mansfield sell what's on the registry. Come next door to Ontario for what isn't.",
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'Set it on the gift table and let the guests try it.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'For parties in rented rooms look for the kinds that need no sweeping afterward.',
      },
      {
        category: 'Keepsakes',
        text: 'If the whole department chips in, combine several into one handsome box.',
      },
    ],
    pickup: `From most of the city it's a quick errand. ${whenOpen('thursday', ({ opens, closes }) => `Thursdays, for example, we're open from ${opens} to ${closes}.`)} Orders made online can be picked up at the studio.`,
    planning:
      "For a large party, start a shared list and put one special thing at the top, to be bought together. Relatives who can't travel can send a gift card to the mother's inbox.",
  },
};
