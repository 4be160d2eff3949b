import * as z from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "Must be a time of day on the 24-hour clock, such as '16:00'",
  abort: true,
});
const day = z.iso.date("Must be a date such as '2026-12-24'");
const link = z.url({ protocol: /^https$/, error: "Must be a link that starts with 'https://'" });
const words = z.string().trim().min(1, 'Must not be empty');

const NEARBY = 'Must be in or near Ontario, OH';

const openingHours = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "'opens' must be before 'closes'")
  .nullable();

const video = z.strictObject({ title: words, watchUrl: link, embedUrl: link });

const testimonial = z.strictObject({
  sample: z.boolean().describe('true while the text is a sample: it is then marked on the page'),
  text: words,
  name: words,
});

/** The file that the owner edits, `owner/studio.json` (ruling 1). */
export const studioSchema = z.strictObject({
  $schema: z.string().optional(),
  name: words,
  shortName: words,
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .regex(/[^/]$/, "Must not end with '/'")
    .describe('Where the site is found, without a slash at the end'),
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Must look like '(419) 555-0142'"),
  email: z.email(),
  address: z.strictObject({
    street: words,
    city: z.literal(
      'Ontario',
      'Must be Ontario: the local pages describe the way there, and another town needs pages of its own',
    ),
    state: z.literal('OH', "Must be 'OH'"),
    zipCode: z.string().regex(/^\d{5}$/, 'Must be five digits'),
    latitude: z.number().min(40.7, NEARBY).max(40.84, NEARBY),
    longitude: z.number().min(-82.7, NEARBY).max(-82.5, NEARBY),
  }),
  hours: z
    .strictObject({
      monday: openingHours,
      tuesday: openingHours,
      wednesday: openingHours,
      thursday: openingHours,
      friday: openingHours,
      saturday: openingHours,
      sunday: openingHours,
    })
    .describe('Studio time; null means closed that day'),
  closures: z
    .array(z.strictObject({ date: day, reason: words }))
    .describe('Single days on which the studio stays closed'),
  booking: z.strictObject({
    provider: words,
    url: link.describe('The generic booking page'),
    services: z
      .record(z.string().regex(/^[a-z0-9-]+$/), link)
      .describe('The page of each service id'),
  }),
  links: z.strictObject({
    boutique: link,
    giftCards: link,
    review: link,
    facebook: link,
    instagram: link,
    videoChannel: link,
  }),
  maps: z.strictObject({ embedUrl: link, directionsUrl: link }),
  videos: z.strictObject({ home: video, about: z.tuple([video, video]) }),
  testimonials: z.strictObject({ home: testimonial, maternity: testimonial }),
  story: z
    .strictObject({ sample: z.boolean(), paragraphs: z.array(words).min(1) })
    .describe('The owners tell how the studio began, for the about page'),
  team: z
    .array(z.strictObject({ sample: z.boolean(), name: words, role: words, about: words }))
    .length(3, 'The team has three entries'),
  promo: z.strictObject({
    title: words,
    text: words,
    imageAlt: words,
    rsvpUrl: link,
    day: day.describe('The day of the event').optional(),
    time: time.describe('When the event begins, on the 24-hour clock').optional(),
    lastDay: day.describe('The last day on which the popup shows, that day included'),
  }),
});

export type Studio = z.infer<typeof studioSchema>;
export type Weekday = keyof Studio['hours'];
export type OpeningHours = Studio['hours'][Weekday];
