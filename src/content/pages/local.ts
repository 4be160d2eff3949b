import { ultrasoundGenderWeeks } from '../conflicts.ts';
import { formatClosure, hoursCaption, weekHours } from '../hours.ts';
import { examples } from '../examples.ts';
import { isOffered, offered } from '../offered.ts';
import { openSentence } from '../openSentence.ts';
import { dnaTest, packages, ultrasoundWeeks } from '../packages.ts';
import { policies } from '../policies.ts';
import { phoneHref, studio } from '../studio.ts';

/**
 * Texts that all county and town pages share: few, because the pages should be about the place
 * (ruling 15).
 */
export const localContent = {
  areas: { label: 'Service Areas', to: '/service-areas' },
  book: 'Book Now',
  from: 'Packages from',
  scan: examples.week31,
  services: {
    heading: 'What you can book',
    text: `2D, 3D and 4D ultrasound for ${ultrasoundWeeks} of pregnancy, gender by ultrasound from ${ultrasoundGenderWeeks.packages} or by DNA from ${dnaTest.from}.`,
    all: 'See all packages and prices',
    guides: [
      { label: 'How a first visit goes', to: '/3d-elective-ultrasound-ohio' },
      { label: '2D, 3D or 4D: what you see', to: '/3d-4d-ultrasound' },
      { label: 'Early gender testing', to: '/early-gender-testing-ohio' },
    ],
    range: (lowest: string, highest: string) =>
      `${isOffered('first-glimpse') && isOffered('premiere-view') ? 'First Glimpse to Premiere View: ' : ''}${lowest} to ${highest}`,
  },
  /** The four packages that local pages describe (ruling 12). */
  blurbs: offered([
    { ...packages.cherishedMemories, text: 'Time to look, to wait for a yawn and to look again.' },
    { ...packages.premiereView, text: 'The longest session, for round cheeks and full lips.' },
    {
      ...packages.firstGlimpse,
      text: 'The first hello, while all of your baby fits on the screen.',
    },
    { ...packages.genderPeek, text: 'One short visit, one big question answered.' },
  ]),
  why: {
    heading: 'Why families choose us',
    items: ['Grandparents, brothers and sisters are welcome.', policies.screens, policies.pictures],
  },
  story: { drive: 'The drive', planning: 'Planning your visit' },
  facts: {
    heading: 'At a glance',
    distance: 'Distance',
    direction: 'As the crow flies',
    county: 'County',
    seat: 'County seat',
    cities: 'Main cities',
    population: 'Population (2020)',
    zipCodes: 'ZIP codes',
  },
  visit: {
    heading: 'Where we are',
    bookLabel: 'Book Now',
    studio,
    week: weekHours({ withSunday: true }),
    words: { hours: hoursCaption, open: openSentence, closure: formatClosure },
    phoneHref,
  },
  map: {
    title: (from: string) => `Map of the way from ${from} to the studio`,
    drawn: (from: string) => `Drawn map of the way from ${from} to ${studio.shortName}`,
    directions: 'Open directions',
    live: 'Show the live map',
    missing: "Didn't load?",
  },
  nearby: { town: 'Nearby pages', county: (name: string) => `Towns in ${name} County` },
  /** The first line: the distance from the studio. */
  distance: (distanceFromStudio: string) =>
    distanceFromStudio.startsWith('Located')
      ? distanceFromStudio
      : `The studio is ${distanceFromStudio}`,
} as const;
