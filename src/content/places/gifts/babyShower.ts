import type { GiftEntry } from '../records.ts';
import { whenOpen } from '../whenOpen.ts';

/** What the baby shower pages say, by the slug of the town. */
export const babyShowerWords: Readonly<Record<string, GiftEntry>> = {
  galion: {
    seoTitle: 'Baby Shower Gifts for Galion, Ohio Families',
    metaDescription:
      'Giving in Galion? Heartbeat animals, keepsakes and gift cards from an ultrasound studio up Route 309, with pickup hours and a timetable for the shower host.',
    intro:
      'A Galion shower is rarely small: the church circle, the in-laws from Iberia, the whole second shift. When a list is that long, the gift that nobody else brings is the one that gets passed around.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'Press it and the room goes quiet: it is the guest of honor, recorded before birth. The recording is made at a session, so ask the parents for theirs or give them one.',
      },
      {
        category: 'Gift Cards',
        text: 'Ten coworkers, one envelope. Each puts in what suits, and the parents choose the session.',
      },
      {
        category: 'Keepsakes',
        text: 'Something to put the first pictures in, so that they do not end up under a magnet.',
      },
    ],
    pickup: `Order ahead, then run up Route 309 and collect it. ${whenOpen('wednesday', ({ closes }) => `Anyone who works days can stop in on Wednesday up to ${closes}.`)} If nobody is going that way, have it shipped to the hostess instead.`,
    planning:
      'Count back from the party. A month before, settle who gives what; two weeks before, order; in the last week, wrap it and hide it from the dog. Reveal supplies need the answer first, so leave a few days between a Gender Peek and the cake.',
  },
  bucyrus: {
    seoTitle: 'Baby Shower Gifts for Bucyrus, Ohio Families',
    metaDescription:
      'Ideas for a baby shower in Bucyrus: reveal supplies, gift cards bought online, and plush with a heartbeat. Fetch them along U.S. 30 or have them shipped.',
    intro:
      'In Bucyrus a good party has smoke, mustard and too many cousins. Add one thing more: a present that makes the grill master put down his tongs and listen.',
    ideas: [
      {
        category: 'Gender Reveal Supplies',
        text: 'A shower that doubles as a reveal saves everyone a weekend. Take the sealed answer from our studio and let color do the talking.',
      },
      {
        category: 'Gift Cards',
        text: 'For the uncle who remembers on the morning itself: bought online, delivered by email, valid for any service, and never out of date.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'An elephant would be the local choice, since one has looked down from the roof in the town mural for years.',
      },
    ],
    pickup: `Whoever commutes east on U.S. 30 can be the courier. ${whenOpen('friday', ({ opens, closes }) => `Fridays the shelves can be seen from ${opens} to ${closes}.`)} The online store takes the order first, so nobody drives for an empty hook.`,
    planning:
      'Summer calendars in Crawford County fill up with fairs, weddings and a certain festival in August. Send invitations early, and buy the present at the same time; then the week of the party is for potato salad only.',
  },
  ashland: {
    seoTitle: 'Baby Shower Gifts for Ashland, Ohio Families',
    metaDescription:
      'Baby shower gifts for Ashland from an ultrasound studio’s boutique: what suits an office, a dorm or a family party, and how far ahead to order.',
    intro:
      'Ashland showers happen in faculty lounges, farmhouse kitchens and at least one fire hall. The present can be the same in all three, provided it says something about this baby and no other.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'Classmates and colleagues see the parents every day; give them something for the desk or the mantel that will be looked at every day too.',
      },
      {
        category: 'Care Products',
        text: 'Small, useful, quickly used up, and therefore just right when three friends are pooling modest sums.',
      },
      {
        category: 'Gift Cards',
        text: 'A student budget can stretch to any amount, because any amount is allowed.',
      },
    ],
    pickup: `Somebody in your circle is bound to be in Mansfield on Saturday. ${whenOpen('saturday', ({ opens, closes }) => `Our desk hands out orders that day between ${opens} and ${closes}, one town farther on.`)} Otherwise let the parcel come to campus or to your porch.`,
    planning:
      'The rhythm of a college town helps: hold the shower before finals or after them, never during. If relatives fly in, choose the same weekend for a long session with us, and make the visit itself the present.',
  },
  loudonville: {
    seoTitle: 'Baby Shower Gifts for Loudonville, Ohio',
    metaDescription:
      'Planning a shower at the cabin or in town? Gifts for Loudonville families from our boutique: shipped to the hills or picked up on Route 39, with tips for hosts.',
    intro:
      'Half the guests will arrive from the city and the other half by canoe. For a shower in Mohican country, choose presents that travel well and can be unpacked on a picnic table.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'A fox or a bear fits the woods outside, and the sound inside it beats any campfire story.',
      },
      {
        category: 'Keepsakes',
        text: 'Cabins have walls. A framed picture from the first session begins a row that later holds the school photographs.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'Outdoors there is space for a big gesture; pick something that leaves the river as clean as it was.',
      },
    ],
    pickup:
      'The hills make a detour long, so the mail is your friend: the store ships. If you do come up Route 39 for a session, have the order waiting and spare yourself the postage.',
    planning: `Avoid the street fair in October and the holiday weekends, when every bed in the valley is taken. ${whenOpen('thursday', ({ opens }) => `A Thursday trip to us, from ${opens} on, while the tourists are gone, gives the hostess time to compare things in her hand.`)} Rain plan included, six weeks is a comfortable lead.`,
  },
  bellville: {
    seoTitle: 'Baby Shower Gifts for Bellville, Ohio Families',
    metaDescription:
      'From the bandstand to the church basement: baby shower gifts for Bellville, chosen in our boutique nearby. What guests can share, when to order, how to collect.',
    intro:
      'In Bellville somebody’s grandmother has a punch bowl, somebody’s aunt has the folding chairs, and the rest can think about the present. That is where we come in.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'Pass a card along the pew and let everyone sign. It pays for a peek, a portrait or a plush, as the parents please.',
      },
      {
        category: 'Care Products',
        text: 'A basket put together by the Sunday school class, with a ribbon around it and no assembly required.',
      },
      {
        category: 'Keepsakes',
        text: 'For the great-grandparents, who have seen a few babies, but never one framed before it was born.',
      },
    ],
    pickup: `You pass close by whenever you shop in Ontario, so bring the order number along. ${whenOpen('saturday', ({ closes }) => `On Saturdays the door is open up to ${closes}, trail ride permitting.`)} Things for out-of-state guests to give can be mailed to them directly.`,
    planning:
      'A surprise shower will not stay one for long in a village, so do not try too hard. Do keep the street fair week free. Ask the mother-to-be which pictures she has and which she still longs for; the answer tells you more than any registry.',
  },
  lexington: {
    seoTitle: 'Baby Shower Gifts for Lexington, Ohio Families',
    metaDescription:
      'Lexington shower hosts are minutes from our boutique in Ontario. Compare heartbeat animals, care products and reveal supplies in person before the big day.',
    intro:
      'Between track weekends and blueberry season, Lexington squeezes in its showers. A boutique a short way up the road is handy when the invitation turned up under a pile of homework.',
    ideas: [
      {
        category: 'Care Products',
        text: 'Good for teachers’ lounges and bunco groups: several small things, one big bow.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'Checkered flag in one color, please. For family that loves engines, the answer may come with a drum roll.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'The lamb for a quiet nursery, the bear for a house with two older brothers in it.',
      },
    ],
    pickup: `Near as you are, you can look before you choose. ${whenOpen('tuesday', ({ opens, closes }) => `Come on a Tuesday, ${opens} to ${closes}, and hold each animal up to the light.`)} Anything bought online will be kept for you at the desk.`,
    planning:
      'Hosting your sister? Come along to her session beforehand, watch her face, and note what she lingers over on the way out. Two weeks later, there it is, wrapped. She will never work out how you knew.',
  },
  ontario: {
    seoTitle: 'Baby Shower Gifts in Ontario, Ohio',
    metaDescription:
      'Our boutique is in Ontario, Ohio itself: baby shower presents on the spot, orders picked up between errands, and gift cards for the very last minute.',
    intro:
      'The party is at two, it is now noon, and you live in Ontario. Of all the towns on our list, this is the only one where that is not a problem.',
    ideas: [
      {
        category: 'Gift Cards',
        text: 'Sent by email while the car warms up; print it, fold it into a card, done.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'Those who planned better can have the parents stop by for the recording and hand over the finished animal at the table.',
      },
      {
        category: 'Gender Reveal Supplies',
        text: 'Something always goes missing on the day itself, or gets sat on. Replacement is around the corner.',
      },
    ],
    pickup: `Pickup is free and no trouble: you are in town. ${whenOpen('wednesday', ({ opens, closes }) => `Midweek we keep the longest hours, ${opens} to ${closes} on Wednesday.`)} Tell guests from elsewhere that they may order online and let you fetch for all of them.`,
    planning:
      'Since half of north central Ohio comes here to shop, an Ontario shower suits everyone’s route. Put the address of the party and ours on the same invitation, and guests without an idea will find one on the way.',
  },
  shelby: {
    seoTitle: 'Baby Shower Gifts for Shelby, Ohio Families',
    metaDescription:
      'Shower presents for Shelby with a story in them: recorded heartbeats, picture keepsakes, group gift cards. Which to choose, and when to fetch them.',
    intro:
      'A town that drew the first seamless tubing in the country values things without a weak spot. So should a shower gift: nothing to return, nothing to exchange, nothing that three others also bought.',
    ideas: [
      {
        category: 'Keepsakes',
        text: 'For the couple who say that they need nothing: they will need somewhere to keep what they see on our screen.',
      },
      {
        category: 'Heartbeat Animals',
        text: 'Made to be dragged by one ear for years, with the sound of a first hello in its belly.',
      },
      {
        category: 'Care Products',
        text: 'The practical corner of the table, and the one that new mothers mention afterward.',
      },
    ],
    pickup: `Plan it into a ride south. ${whenOpen('friday', ({ closes }) => `On a Friday there is time up to ${closes}, after the plant lets out.`)} Those who would rather cycle should know that the plush are light, the frames less so, and that shipping exists.`,
    planning:
      'Ask the two grandmothers first. If both had the same idea, let one give the session and the other the thing that goes with it. Write the due date on the card: in twenty years somebody will be glad of it.',
  },
  mansfield: {
    seoTitle: 'Baby Shower Gifts for Mansfield, Ohio Families',
    metaDescription:
      'Mansfield’s neighbor for baby shower shopping: a boutique with heartbeat plush, keepsakes and reveal supplies. Pickup, group gifts and advice for hosts.',
    intro:
      'Mansfield has halls for showers of any size, from a garden table at a historic house to a booth behind the bowling lanes. The big stores sell what is on the registry; come to us for what is not.',
    ideas: [
      {
        category: 'Heartbeat Animals',
        text: 'Set it on the gift table and watch how many people have to try it. Better than a game with clothespins.',
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
    pickup: `From most of the city you need no plan, only a free quarter of an afternoon. ${whenOpen('thursday', ({ opens, closes }) => `Thursdays, for example, you find us from ${opens} to ${closes}.`)} Orders made online wait at the studio under your name.`,
    planning:
      'Large families give large parties, and large parties produce duplicates. Start a shared list, put one special thing at the top, and let it be bought jointly. If some relatives cannot travel, let their share be a gift card sent straight to the mother’s inbox.',
  },
};
