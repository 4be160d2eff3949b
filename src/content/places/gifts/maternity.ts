import type { GiftEntry } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

/** What the maternity gift pages say, by the slug of the town. */
export const maternityWords: Readonly<Record<string, GiftEntry>> = {
  galion: {
    seoTitle: 'Maternity Gifts for Galion, Ohio Mothers-to-Be',
    metaDescription:
      'For a mother-to-be in Galion: thoughtful maternity gifts from our boutique, a session she can look forward to, and how to hand it all over without a fuss.',
    intro:
      'By the seventh month everyone in Galion has something for the baby. Hardly anyone has something for her. Start there.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'An hour that belongs to her: feet up, lights low, and the little face that all the trouble is about.',
      },
      {
        category: 'Care Products',
        text: 'For the evenings when the only plan is the bathtub and a closed door.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'She can hear the sound again at night, long before there is anybody to rock.',
      },
    ],
    pickup: `You can be at our shelves and back along Route 309 in one lunch break, if it is a generous one. ${whenOpen('thursday', ({ opens }) => `On a Thursday we unlock at ${opens}.`)} She need not know where you went.`,
    planning:
      'Give it when nothing else is happening: not at the shower, not on her birthday, but on some gray Tuesday when her shoes no longer fit. A note helps. Yours, by hand, two lines; she will keep it with the pictures.',
  },
  bucyrus: {
    seoTitle: 'Maternity Gifts for Bucyrus, Ohio Mothers',
    metaDescription:
      'Maternity presents for Bucyrus from husbands, sisters and friends: keepsakes, care, and sessions by gift card, sent by email or fetched along U.S. 30.',
    intro:
      'Expecting in the Bratwurst Capital has its trials, chief among them the smell of somebody else’s grill at week nine. A woman who comes through that with humor has earned a present.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'A frame on the nightstand says look what you are doing, and says it every morning.',
      },
      {
        category: 'Gift Cards',
        text: 'Sisters in three time zones can go in together and none of them has to find wrapping paper.',
      },
      {
        category: 'Care Products',
        text: 'Choose one or two that you would want yourself; sets are for people who do not know her.',
      },
    ],
    pickup: `It is one straight road, and the errand can be combined with anything in Ontario. ${whenOpen('tuesday', ({ closes }) => `We are at the desk on Tuesday up to ${closes}, for instance.`)} The store will also put a box in the mail to her.`,
    planning:
      'Husbands, a hint from the other side of the counter: pick a date for the session as well as paying for it, arrange who minds the older one, and fill the tank. The organizing is the gift. The rest is a lovely extra.',
  },
  ashland: {
    seoTitle: 'Maternity Gifts for Ashland, Ohio Mothers-to-Be',
    metaDescription:
      'What to give a mother-to-be in Ashland: small comforts, picture keepsakes and sessions to share, with notes for friends, grandmothers and colleagues.',
    intro:
      'Nice people, as Ashland likes to say of itself, tend to look after everybody but themselves. If one of them is expecting, somebody should turn the tables.',
    ideas: [
      {
        category: 'Care Products',
        text: 'Left on the porch with a book and a sign that reads no visitors till four.',
      },
      {
        category: 'Keepsakes',
        text: 'A grandmother’s gift: an album begun with the earliest picture, her own handwriting on page one.',
      },
      {
        category: 'Gift Cards',
        text: 'From the department, the choir or the bowling team, for whichever service she would choose herself.',
      },
    ],
    pickup:
      'If you have business in Mansfield, go one town farther and drop in. If not, everything on the shelf can be sent, and a card goes by email within the time it takes to write this sentence twice.',
    planning: `Middle of pregnancy is the sweet spot. Early on she may be keeping the news to herself, and near the end she has other things in mind. ${whenOpen('saturday', ({ opens }) => `Should the present be a session, offer to come along on a Saturday, from ${opens} on, and drive both ways.`)} That is two presents in one.`,
  },
  loudonville: {
    seoTitle: 'Maternity Gifts for Loudonville, Ohio Mothers',
    metaDescription:
      'Gifts for expecting mothers in Loudonville: quiet pleasures for the off-season, a keepsake for the cabin, a session for two. Shipped, or picked up off Route 39.',
    intro:
      'When the liveries close and the leaves are down, Loudonville belongs to the people who live there. It is a good season to be pregnant, and a good season to be given something.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'Firelight does wonders for a watercolor made from a scan; find it a frame and a place by the hearth.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'A companion for long nights with snow against the window and one small drummer wide awake.',
      },
      {
        category: 'Gift Cards',
        text: 'For a trip out of the valley with her best friend, destination Ontario, lunch included.',
      },
    ],
    pickup: `Let the parcel service do the curves, or turn the fetching into the outing. ${whenOpen('friday', ({ opens, closes }) => `Friday we are in from ${opens} to ${closes}; roads are usually plowed by then.`)} Nothing on the shelf minds the cold.`,
    planning:
      'Those who run a campground know no evenings between May and Labor Day. Spare her the choice then: send something small each month, a jar, a card, a picture frame, and save the session for when the canoes are stacked.',
  },
  bellville: {
    seoTitle: 'Maternity Gifts for Bellville, Ohio Mothers-to-Be',
    metaDescription:
      'A Bellville mother-to-be is easy to please with the right present. Ideas from our boutique up the road, by giver and trimester, and how to collect them.',
    intro:
      'In a village people bring food, and that is as it should be. Once the freezer is full of noodles, though, somebody may think of a different kind of nourishment.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'From a child to a mother, chosen by big brother himself, who will then want one too.',
      },
      {
        category: 'Care Products',
        text: 'A neighbor’s present: modest, kind, and gone by the time the baby arrives.',
      },
      {
        category: 'Keepsakes',
        text: 'From him to her. The one category in which he should not ask what she wants.',
      },
    ],
    pickup:
      'Go over the hill with the week’s shopping and stop at ours before the groceries, so that the ice cream survives. If the order was placed online, it will be waiting; if it was not, somebody will help you decide.',
    planning: `First trimester: say nothing, bring crackers. Second: something pretty. Third: something to look forward to, such as a session with the sisters along${whenOpen('wednesday', ({ closes }) => `, perhaps on a Wednesday, when we stay until ${closes}`)}. Afterward: the noodles, again.`,
  },
  lexington: {
    seoTitle: 'Maternity Gifts for Lexington, Ohio Mothers',
    metaDescription:
      'Near enough to browse: maternity gifts for Lexington from our boutique in Ontario, with ideas for a partner in a hurry and for friends who plan months ahead.',
    intro:
      'Some presents are bought on a racing line: in at the last moment, out with seconds to spare. Others are planned like a season. Lexington has both kinds of givers, and we are fond of each.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'The pit stop. Order it on the phone from the bleachers and it is in her mailbox before halftime.',
      },
      {
        category: 'Keepsakes',
        text: 'The endurance event: one piece per trimester, so that there is a row of them in the end.',
      },
      {
        category: 'Care Products',
        text: 'For the passenger who does all of the work while everybody else gives advice.',
      },
    ],
    pickup: `Straight up Lexington-Springmill Road: three songs on the radio, perhaps four. ${whenOpen('friday', ({ closes }) => `On your way home from work on a Friday the door is still open, up to ${closes}.`)}`,
    planning:
      'If you have been told not to get anything, get something small. If you have been told nothing, ask her mother. And if you are her mother, you knew before anyone else, and probably have it at home already.',
  },
  ontario: {
    seoTitle: 'Maternity Gifts in Ontario, Ohio',
    metaDescription:
      'Maternity gifts a few streets away: for Ontario neighbors our boutique is the place to touch, compare and take along, or to send someone a session by gift card.',
    intro:
      'You could order something from anywhere. But you live in Ontario, where there is a shelf of things for expecting mothers that you can pick up, turn over, and sniff.',
    ideas: [
      {
        category: 'Care Products',
        text: 'Best chosen in person, because she has a nose like a bloodhound at the moment and you will want to be certain.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'Come in together some quiet hour, let her hold them all, and see which one she does not put down.',
      },
      {
        category: 'Gift Cards',
        text: 'For coworkers down the hall in any of the offices and shops around here: one link, one amount, no envelope to pass.',
      },
    ],
    pickup: `Drop by when it suits you. ${whenOpen('saturday', ({ opens, closes }) => `On Saturday that can be any time from ${opens} to ${closes}, between two other stops.`)} Reserved through the store, it is packed and ready.`,
    planning:
      'Living close, you are the natural messenger for relatives elsewhere. Offer to be it: they order, you collect and deliver, and take the hug on everybody’s behalf. If she is the one collecting, we can keep a secret at the desk.',
  },
  shelby: {
    seoTitle: 'Maternity Gifts for Shelby, Ohio Mothers-to-Be',
    metaDescription:
      'For expecting mothers in Shelby: presents that outlast the nine months. What a partner, a grandmother or the night shift might choose, and where to pick it up.',
    intro:
      'She has moved the desk out, the crib in, and her patience somewhere where nobody can find it. In Shelby, as elsewhere, that is the week to turn up with a small bag.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'Something to write in or to hang up. The days feel endless now and will be a blur by spring.',
      },
      {
        category: 'Gift Cards',
        text: 'When the whole line at work collects, let her pick; there is no expiration to worry about.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'For the partner on nights, a second one, so that both can fall asleep to the same rhythm.',
      },
    ],
    pickup: `South on the 314 and you are nearly there. ${whenOpen('tuesday', ({ opens }) => `Coming off the night shift, wait for ${opens} on a Tuesday, collect, go to bed.`)} Parcels find their way along the Black Fork just as well.`,
    planning:
      'Older children like to be in on it. Let them choose the animal and carry the box; the session can then be their surprise as well as hers. And take a picture of the moment it is opened, since she is never the one in the picture.',
  },
  mansfield: {
    seoTitle: 'Maternity Gifts for Mansfield, Ohio Mothers',
    metaDescription:
      'In Mansfield and looking for a maternity gift? Care, keepsakes and sessions from the studio next door in Ontario, with advice for partners, friends and offices.',
    intro:
      'A mother-to-be in Mansfield has a hospital bag to pack, a nursery to paint and opinions from four sides of the family. What she may lack is one afternoon in which nobody wants anything.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'That afternoon, then. She decides on the day, the company and the session; you decide on the amount.',
      },
      {
        category: 'Keepsakes',
        text: 'After the session there will be pictures, and the best of them deserves better than a kitchen drawer.',
      },
      {
        category: 'Care Products',
        text: 'The finishing touch around a card, so that there is a parcel to open as well as an email.',
      },
    ],
    pickup: `Cross the city line on Park Avenue West and you are as good as here. ${whenOpen('wednesday', ({ opens, closes }) => `If the day job is downtown, Wednesday is the easy one, ${opens} to ${closes}.`)} We wrap nothing in secrecy, but we can be discreet.`,
    planning:
      'A walk through the tulips at Kingwood in spring, then us, then supper: as presents go, it is hard to beat, and it works for a friend as well as for a wife. In winter trade the tulips for the carousel. Either way book the session first and the table second.',
  },
};
