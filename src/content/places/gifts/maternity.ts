import type { GiftTownSlug } from '../../paths.ts';
import type { GiftEntry } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

/** Texts of the maternity gift pages, by town slug. */
export const maternityWords: Readonly<Record<GiftTownSlug, GiftEntry>> = {
  galion: {
    seoTitle: 'Maternity Gifts for Galion, Ohio Mothers-to-Be',
    metaDescription:
      'For a mother-to-be in Galion: thoughtful maternity gifts from our boutique, a session she can look forward to, and how to hand it all over without a fuss.',
    intro: 'Everyone in Galion brings something for the baby. Here are gifts for the mother-to-be.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'A session to look forward to, on a day that she picks.',
      },
      {
        category: 'Care Products',
        text: 'For an evening with a bathtub and a closed door.',
      },
      {
        category: 'Heartbeat Animals',
        text: "She can hear the heartbeat again at night, weeks before there's a baby to rock.",
      },
    ],
    pickup: `The boutique is a short drive along Route 309. ${whenOpen('thursday', ({ opens }) => `On a Thursday we open at ${opens}.`)} If you can't come, have it shipped.`,
    planning:
      "Give it on an ordinary day, not at the shower and not on her birthday. Add two lines by hand; she'll keep them with the pictures.",
  },
  bucyrus: {
    seoTitle: 'Maternity Gifts for Bucyrus, Ohio Mothers',
    metaDescription:
      'Maternity gifts for Bucyrus from husbands, sisters and friends: keepsakes, care, and sessions by gift card, sent by email or fetched along U.S. 30.',
    intro: 'Maternity gifts for Bucyrus, from husbands, sisters and friends.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'A frame for the nightstand, with the newest picture in it.',
      },
      {
        category: 'Gift Cards',
        text: 'Sisters in three time zones can go in together, and none of them has to find wrapping paper.',
      },
      {
        category: 'Care Products',
        text: "Choose one or two that you'd like yourself.",
      },
    ],
    pickup: `It's one straight road, and you can combine it with any errand in Ontario. ${whenOpen('tuesday', ({ closes }) => `We're open on Tuesday until ${closes}, for instance.`)} The store will also ship a box to her.`,
    planning:
      'If you give a session, do the organizing too: agree on a date, arrange who minds the older child, and fill the tank.',
  },
  ashland: {
    seoTitle: 'Maternity Gifts for Ashland, Ohio Mothers-to-Be',
    metaDescription:
      'What to give a mother-to-be in Ashland: small comforts, picture keepsakes and sessions to share, with notes for friends, grandmothers and colleagues.',
    intro: 'Small comforts, keepsakes and sessions to share, for a mother-to-be in Ashland.',
    ideas: [
      {
        category: 'Care Products',
        text: 'Left on the porch with a good book.',
      },
      {
        category: 'Keepsakes',
        text: "A grandmother's gift: an album begun with the earliest picture, her own handwriting on page one.",
      },
      {
        category: 'Gift Cards',
        text: 'From the department, the choir or the bowling team, for whichever service she chooses.',
      },
    ],
    pickup:
      'If you have business in Mansfield, the studio is one town farther. Everything on the shelf can be shipped, and a gift card goes by email.',
    planning: `The middle of a pregnancy is a good time: early on she may be keeping the news to herself. ${whenOpen('saturday', ({ opens }) => `If the gift is a session, offer to come along on a Saturday, from ${opens} on, and to drive both ways.`)}`,
  },
  loudonville: {
    seoTitle: 'Maternity Gifts for Loudonville, Ohio Mothers',
    metaDescription:
      'Gifts for expecting mothers in Loudonville: quiet pleasures for the off-season, a keepsake for the cabin, a session for two. Shipped, or picked up off Route 39.',
    intro:
      "When the liveries close and the leaves are down, Loudonville has time for itself. It's a good season for a quiet gift.",
    ideas: [
      {
        category: 'Keepsakes',
        text: 'A watercolor made from a scan, in a frame by the hearth.',
      },
      {
        category: 'Heartbeat Animals',
        text: "Company for long winter nights, with the baby's own heartbeat.",
      },
      {
        category: 'Gift Cards',
        text: 'For a trip out of the valley with her best friend.',
      },
    ],
    pickup: `Let the parcel come to you, or turn the fetching into an outing. ${whenOpen('friday', ({ opens, closes }) => `Fridays we're open from ${opens} to ${closes}.`)}`,
    planning:
      'If summer is her busy season, send something small each month, a jar, a card, a frame, and save the session for the fall.',
  },
  bellville: {
    seoTitle: 'Maternity Gifts for Bellville, Ohio Mothers-to-Be',
    metaDescription:
      'A Bellville mother-to-be is easy to please with the right gift. Ideas from our boutique up the road, by giver and trimester, and how to collect them.',
    intro:
      'In Bellville people bring food. Once the freezer is full, here are other ideas for the mother-to-be.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'From a child to a mother, chosen by big brother himself.',
      },
      {
        category: 'Care Products',
        text: "A neighbor's gift: modest, kind, and used up by the time the baby arrives.",
      },
      {
        category: 'Keepsakes',
        text: 'From her partner: a frame for the picture that she likes best.',
      },
    ],
    pickup:
      "Go over the hill with the week's shopping and stop at ours before the groceries. An order placed online can be picked up at the studio.",
    planning: `First trimester: something small. Second: something pretty. Third: something to look forward to, such as a session with her sisters. ${whenOpen('wednesday', ({ closes }) => `Wednesdays, with hours until ${closes}, suit those who work.`)}`,
  },
  lexington: {
    seoTitle: 'Maternity Gifts for Lexington, Ohio Mothers',
    metaDescription:
      'Near enough to browse: maternity gifts for Lexington from our boutique in Ontario, with ideas for a partner in a hurry and for friends who plan months ahead.',
    intro: 'Close to the boutique, Lexington can plan months ahead or decide today.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'Order it on the phone from the bleachers; it arrives by email.',
      },
      {
        category: 'Keepsakes',
        text: "One piece per trimester, so that there's a row of them in the end.",
      },
      {
        category: 'Care Products',
        text: 'For the one who does all the work while everyone else gives advice.',
      },
    ],
    pickup: `Straight up Lexington-Springmill Road. ${whenOpen('friday', ({ closes }) => `On your way home from work on a Friday we're open until ${closes}.`)}`,
    planning:
      "If you've been told not to get anything, get something small. If you're not sure what she likes, ask her mother.",
  },
  ontario: {
    seoTitle: 'Maternity Gifts in Ontario, Ohio',
    metaDescription:
      'Maternity gifts a few streets away: for Ontario neighbors our boutique is the place to touch, compare and take along, or to send someone a session by gift card.',
    intro: 'In Ontario you can see, touch and compare maternity gifts before you buy them.',
    ideas: [
      {
        category: 'Care Products',
        text: "Best chosen in person, because scents matter when you're expecting.",
      },
      {
        category: 'Heartbeat Animals',
        text: "Come in together, let her hold them all, and see which one she doesn't put down.",
      },
      {
        category: 'Gift Cards',
        text: 'For coworkers in the offices and shops around here: one amount, no envelope to pass.',
      },
    ],
    pickup: `Drop by when it suits you. ${whenOpen('saturday', ({ opens, closes }) => `On Saturday that can be any time from ${opens} to ${closes}, between two other stops.`)}`,
    planning:
      "You're the natural messenger for relatives elsewhere: they order online, and you collect and deliver.",
  },
  shelby: {
    seoTitle: 'Maternity Gifts for Shelby, Ohio Mothers-to-Be',
    metaDescription:
      'For expecting mothers in Shelby: gifts that outlast the nine months. What a partner, a grandmother or the night shift might choose, and where to pick it up.',
    intro: 'For expecting mothers in Shelby: gifts that outlast the nine months.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'Something to hang up and keep from days that go by quickly.',
      },
      {
        category: 'Gift Cards',
        text: 'When the whole line at work collects, let her pick; a gift card never expires.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'For a partner on nights, a second one, so that both hear the same rhythm.',
      },
    ],
    pickup: `Go south on Route 314 and you're nearly there. ${whenOpen('tuesday', ({ opens }) => `Coming off the night shift, wait for ${opens} on a Tuesday.`)} We ship, too.`,
    planning:
      "Older children like to be in on it. Let them choose the animal and carry the box. And take a picture when it's opened, since she's seldom in one.",
  },
  mansfield: {
    seoTitle: 'Maternity Gifts for Mansfield, Ohio Mothers',
    metaDescription:
      'In Mansfield and looking for a maternity gift? Care, keepsakes and sessions from the studio next door in Ontario, with advice for partners, friends and offices.',
    intro:
      'A mother-to-be in Mansfield has a bag to pack and a nursery to paint. Give her one afternoon of her own.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'She decides on the day, the company and the session; you decide on the amount.',
      },
      {
        category: 'Keepsakes',
        text: 'After the session there will be pictures, and the best of them deserves a frame.',
      },
      {
        category: 'Care Products',
        text: "The finishing touch around a card, so that there's a parcel to open as well as an email.",
      },
    ],
    pickup: `Cross the city line on Park Avenue West and the studio is a few minutes on. ${whenOpen('wednesday', ({ opens, closes }) => `If the day job is downtown, Wednesday is the easy one, ${opens} to ${closes}.`)}`,
    planning:
      'A walk through Kingwood in spring or a turn on the carousel in winter goes well with a session, for a friend as well as for a wife. Book the session first and the table second.',
  },
};
