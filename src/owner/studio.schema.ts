import * as z from 'zod';
import type { Closure } from '#lib/studioTime.ts';
import { time, words, yesNo } from './fields.ts';
import type { RecommendedService } from './recommendedServices.ts';

const day = z.iso.date('Must be a date with year, month and day, such as "2026-12-24"');
const link = z.url({ protocol: /^https$/, error: 'Must be a link that starts with https://' });

/** A coordinate in or near Ontario, OH. */
const coordinateBetween = (least: number, most: number) => {
  const error = `Must be between ${least} and ${most}, in or near Ontario, OH`;
  return z.number().min(least, error).max(most, error);
};
const FIVE_DIGITS = 'Must be five digits in quotation marks, such as "44906"';
const CONSENT = 'For your records, on no page: how and when this person agreed';
const SAMPLE = 'true while the text is a sample: the page then marks it as one';

const openingHours = z
  .union(
    [
      z.null(),
      z.literal(['closed', 'Closed']),
      z
        .strictObject({
          opens: time.describe('When the day begins, such as "10:00"'),
          closes: time.describe('When the day ends, such as "16:00"'),
        })
        .refine(({ opens, closes }) => opens < closes, {
          error: ({ input }) => {
            const { opens, closes } = input as { opens: string; closes: string };
            return `"opens" (${opens}) must be before "closes" (${closes})`;
          },
        }),
    ],
    'Must be "closed", or times such as { "opens": "10:00", "closes": "16:00" }',
  )
  .transform((hours) => (typeof hours === 'string' ? null : hours));

const hoursOf = (weekday: string) =>
  openingHours.describe(`${weekday}: "opens" and "closes"; "closed" or null on a closed day`);

const closure = z
  .strictObject({
    date: day.describe('The day, such as "2026-12-24"').optional(),
    from: day.describe('The first day of several, in place of "date"').optional(),
    to: day.describe('The last day of several').optional(),
    opens: time.describe('On a day with other hours: when it begins').optional(),
    closes: time.describe('On a day with other hours: when it ends').optional(),
    reason: words.describe('Why, as visitors read it, such as "Christmas Day"'),
  })
  .check(({ value, issues }) => {
    const { date, from, to, opens, closes } = value;
    const refuse = (message: string) => void issues.push({ code: 'custom', message, input: value });
    if (date ? (from ?? to) : !(from && to)) refuse('Must have "date", or "from" and "to"');
    else if (from && to && from > to) refuse(`"from" (${from}) must not be after "to" (${to})`);
    else if (!opens !== !closes) refuse('Must have both "opens" and "closes", or neither');
    else if (opens && from)
      refuse('Must have "date" with "opens" and "closes": a line for each day');
    else if (opens && closes && opens >= closes) {
      refuse(`"opens" (${opens}) must be before "closes" (${closes})`);
    }
  })
  // One day is kept as it is written; the first of several is the date.
  .transform(({ date, from, to, ...rest }): Closure => ({
    date: date ?? from ?? '',
    ...(to !== from && { to }),
    ...rest,
  }));

function requireSeparateDays({ value, issues }: z.core.ParsePayload<Closure[]>): void {
  value.forEach((one, index) => {
    const other = value
      .slice(0, index)
      .find(({ date, to = date }) => one.date <= to && (one.to ?? one.date) >= date);
    if (!other) return;
    const message = `Has a day that the line "${other.reason}" has too: take one of them out`;
    issues.push({ code: 'custom', path: [index], message, input: one });
  });
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^(www|m)\./, '');

/** The embed address of a video, from its page at YouTube or Vimeo; other addresses unchanged. */
function toVideoEmbed(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const host = hostOf(url);
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const youtube = {
    'youtu.be': first,
    'youtube.com':
      searchParams.get('v') ?? (['shorts', 'live', 'embed'].includes(first) ? second : ''),
  }[host];
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}`;
  if (host !== 'vimeo.com' || !/^\d+$/.test(first)) return url;
  return `https://player.vimeo.com/video/${first}${second && `?h=${second}`}`;
}

const videoEmbed = link
  .transform(toVideoEmbed)
  .refine((url) => !['youtube.com', 'youtu.be', 'vimeo.com'].includes(hostOf(url)), {
    error: 'Must be the page of one video, such as "https://www.youtube.com/watch?v=abc123"',
  });

/** A link to a place at Google's maps may not be embedded; the place is added to this one. */
const mapEmbed = link.transform((url) =>
  /^https:\/\/((www\.)?google\.com\/maps|maps\.google\.com|maps\.app\.goo\.gl|goo\.gl\/maps)/.test(
    url,
  )
    ? 'https://www.google.com/maps?output=embed'
    : url,
);

const video = z.strictObject({
  title: words.describe('The title of the video, which also names its play button'),
  watchUrl: link.describe('The page on which the video can be watched'),
  embedUrl: videoEmbed.describe('The address from which the video plays on this site'),
  sample: yesNo.describe('true while the video is a sample: the page then marks it').optional(),
});

const testimonial = z.strictObject({
  sample: yesNo.describe(SAMPLE),
  text: words.describe('What the client really said'),
  name: words.describe('The name that the client allows you to print'),
  consent: words.describe(CONSENT).optional(),
});

const optionalFact = (what: string) =>
  words.describe(`${what}; without it nothing is shown`).optional();

/** The schema of the owner's studio file, `owner/studio.json` (ruling 1). */
export const studioSchema = z.strictObject({
  $schema: z
    .string()
    .describe('Tells an editor where the explanations of the fields are; leave it as it is')
    .optional(),
  name: words.describe('The full name of the studio'),
  shortName: words.describe('The name as people say it; the logo begins with it'),
  publicUrl: z
    .url({
      protocol: /^https?$/,
      error: 'Must be an address such as "https://www.your-studio.com"',
    })
    .regex(
      /^[^/]+\/\/[^/]+$/,
      'Must end after the host, such as "https://www.your-studio.com": the site cannot live under a path',
    )
    .describe('Where the site is found, without a path or a slash at the end'),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Must look like "(419) 555-0142"')
    .describe('The phone number, such as "(419) 555-0142"'),
  email: z
    .email('Must be an email address, such as "hello@your-studio.com"')
    .describe('Where orders and messages are sent, and what visitors see'),
  address: z
    .strictObject({
      street: words.describe('House number and street'),
      city: z
        .literal(
          'Ontario',
          'Must be Ontario: the local pages describe the way there, and another town needs pages of its own',
        )
        .describe('Always "Ontario": another town needs pages of its own'),
      state: z.literal('OH', 'Must be "OH"').describe('Always "OH"'),
      zipCode: z
        .string(FIVE_DIGITS)
        .regex(/^\d{5}$/, FIVE_DIGITS)
        .describe('Five digits in quotation marks'),
      latitude: coordinateBetween(40.7, 40.84).describe(
        'Where the house is, for search engines: degrees north, such as 40.768',
      ),
      longitude: coordinateBetween(-82.7, -82.5).describe(
        'The same: degrees west with a minus, such as -82.5922',
      ),
    })
    .describe('The address of the studio, in or near Ontario, OH'),
  hours: z
    .strictObject({
      monday: hoursOf('Monday'),
      tuesday: hoursOf('Tuesday'),
      wednesday: hoursOf('Wednesday'),
      thursday: hoursOf('Thursday'),
      friday: hoursOf('Friday'),
      saturday: hoursOf('Saturday'),
      sunday: hoursOf('Sunday'),
    })
    .describe('Studio time, on the 24-hour clock'),
  closures: z
    .array(closure)
    .check(requireSeparateDays)
    .describe('Days on which the studio stays closed or has other hours'),
  visit: z
    .strictObject({
      lateArrival: optionalFact('What happens when somebody comes late'),
      filming: optionalFact('Whether families may film or take photos during the session'),
      twins: optionalFact('What is different with twins'),
      parking: optionalFact('Where to park'),
      stepFreeAccess: optionalFact('Whether a wheelchair or a stroller gets in without steps'),
    })
    .describe(
      'Good to know before a visit, one or two sentences each; the FAQ page shows those given',
    )
    .optional(),
  booking: z
    .strictObject({
      provider: words.describe('The name of the scheduling service'),
      url: link.describe('The generic booking page'),
      services: z
        .record(
          z.string().regex(/^[a-z0-9-]+$/, 'Must be the id of a service, such as "quick-peek"'),
          link.describe('The booking page of this service'),
        )
        .describe('The booking page of each service, by its id in catalogue.json'),
    })
    .describe('Where visitors book'),
  links: z
    .strictObject({
      boutique: link.describe('The online boutique of another company'),
      giftCards: link.describe('Where gift cards are ordered'),
      review: link.describe('Where clients write a review'),
      facebook: link.describe('Your page on Facebook'),
      instagram: link.describe('Your page on Instagram'),
      videoChannel: link.describe('Your channel with videos'),
    })
    .describe('Pages elsewhere'),
  maps: z
    .strictObject({
      embedUrl: mapEmbed.describe('The map that the site shows; the place is added to it'),
      directionsUrl: link.describe('The page with directions; the place is added to it'),
    })
    .describe('The map service'),
  videos: z
    .strictObject({
      home: video.describe('The video on the home page'),
      about: z.tuple([video, video]).describe('The two videos on the about page'),
    })
    .describe('Three videos of the studio'),
  testimonials: z
    .strictObject({
      home: testimonial.describe('On the home page: about a visit'),
      maternity: testimonial.describe('On the maternity gift page: about a gift'),
    })
    .describe('What clients say'),
  story: z
    .strictObject({
      sample: yesNo.describe(SAMPLE),
      paragraphs: z.array(words).min(1).describe('The paragraphs, one text each'),
    })
    .describe('The owners tell how the studio began, for the about page'),
  team: z
    .array(
      z.strictObject({
        sample: yesNo.describe(SAMPLE),
        name: words.describe('The name, as the page shows it'),
        role: words.describe('What this person does, in a few words'),
        about: words.describe('One or two sentences'),
        consent: words.describe(CONSENT).optional(),
      }),
    )
    .min(1)
    .max(6)
    .describe('The team on the about page: one to six people'),
  promo: z
    .strictObject({
      title: words.describe('The heading of the popup'),
      text: words.describe('One or two sentences below it'),
      imageAlt: words.describe('What the picture shows, for those who cannot see it'),
      rsvpUrl: link.describe('Where people say that they come'),
      day: day.describe('The day of the event').optional(),
      time: time.describe('When the event begins, on the 24-hour clock').optional(),
      lastDay: day.describe('The last day on which the popup shows, that day included'),
    })
    .describe('The popup about an event'),
});

export type Studio = z.infer<typeof studioSchema> & {
  /** The ids of services that texts recommend and the catalogue no longer has. */
  removedServices?: readonly RecommendedService[];
};
export type Weekday = keyof Studio['hours'];
export type OpeningHours = Studio['hours'][Weekday];
