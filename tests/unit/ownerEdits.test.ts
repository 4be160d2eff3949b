import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { visitFaqs } from '#content/faqs.ts';
import { checkOwnerFiles, readOwnerFile, type OwnerFile } from '#owner/check.ts';
import { testOwnerFolder } from '#owner/folder.ts';

// Typical edits by an owner without programming experience, and the messages of the check.

const folder = mkdtempSync(join(tmpdir(), 'owner-edit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes an edited copy of the owner's files into the folder. @returns the edited line's number. */
function editOwnerFile(file: OwnerFile, from: string, to: string): number {
  for (const name of ['studio', 'catalogue']) {
    const text = readFileSync(join(testOwnerFolder, `${name}.json`), 'utf8');
    const edited = name === file ? text.replace(from, () => to) : text;
    writeFileSync(join(folder, `${name}.json`), edited);
    if (name === file && edited === text) throw new Error(`${name}.json has no ${from}`);
  }
  const text = readFileSync(join(testOwnerFolder, `${file}.json`), 'utf8');
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

const answer = () => checkOwnerFiles(folder).flatMap((problem) => problem.split('\n  ').slice(1));

const firstProduct = () => readOwnerFile('catalogue', folder).products[0];
const firstService = () => readOwnerFile('catalogue', folder).services[0];
const studio = () => readOwnerFile('studio', folder);
const tuesday = '"tuesday": { "opens": "10:00", "closes": "16:00" }';
const christmas = '{ "date": "2026-12-25", "reason": "Christmas Day" }';
const booking = '"booking": {';
/** Adds a line before the block with the booking links. */
const addLine = (line: string) => [booking, `${line}, ${booking}`] as const;

it.each<[OwnerFile, from: string, to: string, read: () => unknown, unknown]>([
  ['catalogue', '"price": 139', '"price": 59', () => firstService()?.price, 59],
  ['catalogue', '"price": 139', '"price": 59.50', () => firstService()?.price, 59.5],
  ['catalogue', '"price": 139', '"price": "59"', () => firstService()?.price, 59],
  ['catalogue', '"price": 139', '"price": "$59"', () => firstService()?.price, 59],
  ['catalogue', '"48.00"', '59', () => firstProduct()?.price, '59.00'],
  ['catalogue', '"48.00"', '59.50', () => firstProduct()?.price, '59.50'],
  ['catalogue', '"48.00"', '"59"', () => firstProduct()?.price, '59.00'],
  ['catalogue', '"48.00"', '"$59"', () => firstProduct()?.price, '59.00'],
  ['catalogue', '"48.00"', '"48.00", "soldOut": "yes"', () => firstProduct()?.soldOut, true],
  ['studio', tuesday, '"tuesday": "closed"', () => studio().hours.tuesday, null],
  ['studio', '"sample": true', '"sample": "no"', () => studio().videos.home.sample, false],
  [
    'studio',
    ...addLine('"visit": { "parking": " In front of the door. " }'),
    () => visitFaqs(studio().visit).map((faq) => faq.answer),
    ['In front of the door.'],
  ],
  ['studio', ...addLine('"visit": {}'), () => visitFaqs(studio().visit), []],
  [
    'studio',
    christmas,
    '{ "from": "2026-12-24", "to": "2026-12-30", "reason": "Vacation" }',
    () => studio().closures[1],
    { date: '2026-12-24', to: '2026-12-30', reason: 'Vacation' },
  ],
  [
    'studio',
    christmas,
    '{ "from": "2026-12-24", "to": "2026-12-24", "reason": "Eve" }',
    () => studio().closures[1],
    { date: '2026-12-24', reason: 'Eve' },
  ],
  [
    'studio',
    christmas,
    '{ "date": "2026-12-24", "opens": "10:00", "closes": "13:00", "reason": "Eve" }',
    () => studio().closures[1],
    { date: '2026-12-24', opens: '10:00', closes: '13:00', reason: 'Eve' },
  ],
])('the owner check accepts this edit in %s.json: %s -> %s', (file, from, to, read, value) => {
  editOwnerFile(file, from, to);
  expect(answer()).toEqual([]);
  expect(read()).toEqual(value);
});

const youtube = 'https://www.youtube-nocookie.com/embed/a1-B_c';

it.each([
  ['https://www.youtube.com/watch?v=a1-B_c&t=5s', youtube],
  ['https://m.youtube.com/watch?v=a1-B_c', youtube],
  ['https://youtu.be/a1-B_c?si=x', youtube],
  ['https://www.youtube.com/shorts/a1-B_c', youtube],
  ['https://www.youtube.com/embed/a1-B_c', youtube],
  [youtube, youtube],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://vimeo.com/123456/ab12', 'https://player.vimeo.com/video/123456?h=ab12'],
  ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456'],
])('the owner check turns the video link %s into %s', (url, embedUrl) => {
  editOwnerFile('studio', 'https://videos.example/embed/first-look', url);
  expect(answer()).toEqual([]);
  expect(studio().videos.home.embedUrl).toBe(embedUrl);
});

it.each([
  'https://www.google.com/maps/place/Ontario,+OH/@40.76,-82.59,13z',
  'https://google.com/maps?q=Ontario',
  'https://maps.google.com/?q=Ontario',
  'https://maps.app.goo.gl/AbC',
])('the owner check turns the map link %s into one that can be embedded', (url) => {
  editOwnerFile('studio', 'https://maps.example/embed', url);
  expect(answer()).toEqual([]);
  expect(studio().maps.embedUrl).toBe('https://www.google.com/maps?output=embed');
});

type Report = [from: string, to: string, problem: string];

/** Expects the messages for an edit, in which `#` is the number of the edited line. */
const expectReport =
  (file: OwnerFile) =>
  (...[from, to, problem]: Report) => {
    const line = editOwnerFile(file, from, to);
    expect(answer()).toEqual([problem.replace('#', String(line))]);
  };

it.each<Report>([
  [
    '"price": 139',
    '"price": "59,50"',
    'services[0].price (cherished-memories, line #): Must be an amount from 0.01 to 9999.99 dollars, such as 59 or "59.50", not "59,50"',
  ],
  [
    '"48.00"',
    '"48.00", "soldOut": "maybe"',
    'products[0].soldOut (heartbeat-bear, line #): Must be true or false without quotation marks, or "yes" or "no" with them, not "maybe"',
  ],
  [
    '"48.00"',
    '"48.00", "soldout": true',
    'products[0].soldout (heartbeat-bear, line #): There is no such field: did you mean "soldOut"?',
  ],
  [
    '"48.00"',
    '"48.00", "discount": "10%"',
    'products[0].discount (heartbeat-bear, line #): There is no such field: take it out, or use one of id, name, description, price, size, material, imageUrl, soldOut',
  ],
  [
    '{\n      "id": "heartbeat-bear",',
    '{',
    'products[0].id (line #): Is missing: add "id" to the block that begins here',
  ],
  [
    '"category": "ultrasound"',
    '"category": "ultrasounds"',
    'services[0].category (cherished-memories, line #): Must be "ultrasound", "dna-testing", or "keepsake", not "ultrasounds"',
  ],
  [
    '"/images/products/heartbeat-bear.webp"',
    '"bear.jpg"',
    'products[0].imageUrl (heartbeat-bear, line #): Must be a path such as "/images/products/heartbeat-bear.webp", not "bear.jpg"',
  ],
  [
    '"id": "heartbeat-bunny"',
    '"id": "heartbeat-bear"',
    'products[1].id (heartbeat-bear, line #): Another item has the id "heartbeat-bear" already: give the new one an id of its own',
  ],
  [
    '["From 6 weeks", "Results in as soon as 24 hours"]',
    '"From 6 weeks"',
    'services[7].features (gender-dna-only, line #): Must be a list in square brackets, such as ["one", "two"], not "From 6 weeks"',
  ],
])('the check reports field, value and fix in catalogue.json: %s -> %s', expectReport('catalogue'));

it.each<Report>([
  [
    '"http://localhost:3000"',
    '"https://www.example.com/studio"',
    'publicUrl (line #): Must end after the host, such as "https://www.your-studio.com": the site cannot live under a path, not "https://www.example.com/studio"',
  ],
  [
    '"10:00"',
    '"10 am"',
    'hours.tuesday.opens (line #): Must be a time of day on the 24-hour clock, such as "09:30" or "16:00", not "10 am"',
  ],
  ['"10:00"', '"17:00"', 'hours.tuesday (line #): "opens" (17:00) must be before "closes" (16:00)'],
  [
    '"opens"',
    '"open"',
    'hours.tuesday.open (line #): There is no such field: did you mean "opens"?',
  ],
  [
    tuesday,
    '"tuesday": "10-4"',
    'hours.tuesday (line #): Must be "closed", or times such as { "opens": "10:00", "closes": "16:00" }, not "10-4"',
  ],
  [
    '"(419) 555-0142"',
    '"419-555-0142"',
    'phone (line #): Must look like "(419) 555-0142", not "419-555-0142"',
  ],
  [
    '"https://shop.orchardpeek.example/"',
    '"www.myshop.com"',
    'links.boutique (line #): Must be a link that starts with https://, not "www.myshop.com"',
  ],
  [
    '"44906"',
    '44906',
    'address.zipCode (line #): Must be five digits in quotation marks, such as "44906", not 44906',
  ],
  [
    '-82.5922',
    '82.5922',
    'address.longitude (line #): Must be between -82.7 and -82.5, in or near Ontario, OH, not 82.5922',
  ],
  [
    '"2026-12-25"',
    '"12/25/2026"',
    'closures[1].date (line #): Must be a date with year, month and day, such as "2026-12-24", not "12/25/2026"',
  ],
  [
    ...addLine('"visit": { "stepFreeAccess": true }'),
    'visit.stepFreeAccess (line #): Must be text in quotation marks, not true',
  ],
  [...addLine('"visit": { "twins": "" }'), 'visit.twins (line #): Is empty: write some text'],
  [
    ...addLine('"visit": { "lateArival": "Call us." }'),
    'visit.lateArival (line #): There is no such field: did you mean "lateArrival"?',
  ],
  [
    ...addLine('"parking": "In front of the door."'),
    'parking (line #): Is in the wrong place: move it into the block "visit"',
  ],
  [
    '"https://videos.example/embed/first-look"',
    '"https://www.youtube.com/@our-studio"',
    'videos.home.embedUrl (line #): Must be the page of one video, such as "https://www.youtube.com/watch?v=abc123", not "https://www.youtube.com/@our-studio"',
  ],
  ['"Christmas Day"', '""', 'closures[1].reason (line #): Is empty: write some text'],
  [
    '"2026-12-25"',
    '"2026-11-26"',
    'closures[1] (line #): Has a day that the line "Thanksgiving" has too: take one of them out',
  ],
  [
    christmas,
    '{ "from": "2026-11-20", "to": "2026-11-27", "reason": "Vacation" }',
    'closures[1] (line #): Has a day that the line "Thanksgiving" has too: take one of them out',
  ],
  [
    christmas,
    '{ "from": "2026-12-30", "to": "2026-12-24", "reason": "Vacation" }',
    'closures[1] (line #): "from" (2026-12-30) must not be after "to" (2026-12-24)',
  ],
  [
    christmas,
    '{ "from": "2026-12-24", "reason": "Vacation" }',
    'closures[1] (line #): Must have "date", or "from" and "to"',
  ],
  [
    christmas,
    '{ "date": "2026-12-24", "opens": "10:00", "reason": "Eve" }',
    'closures[1] (line #): Must have both "opens" and "closes", or neither',
  ],
  [
    christmas,
    '{ "date": "2026-12-24", "opens": "14:00", "closes": "13:00", "reason": "Eve" }',
    'closures[1] (line #): "opens" (14:00) must be before "closes" (13:00)',
  ],
  [
    christmas,
    '{ "from": "2026-12-24", "to": "2026-12-30", "opens": "10:00", "closes": "13:00", "reason": "Eve" }',
    'closures[1] (line #): Must have "date" with "opens" and "closes": a line for each day',
  ],
  [
    '"phone": ',
    '"name": "Twice", "phone": ',
    'name (line #): Is there already in line 3: take one of them out',
  ],
  [
    tuesday,
    `${tuesday}, ${tuesday}`,
    'hours.tuesday (line #): Is there already in line 18: take one of them out',
  ],
  [
    '"quick-peek": ',
    '"quik-peek": ',
    'booking.services.quik-peek: There is no such service in catalogue.json: did you mean "quick-peek"?',
  ],
])('the check reports field, value and fix in studio.json: %s -> %s', expectReport('studio'));

const name = '"name": "Orchard Peek Ultrasound",';

it.each([
  [
    'a missing comma',
    name,
    name.slice(0, -1),
    ['     3 |   "name": "Orchard Peek Ultrasound"', '     4 |   "shortName": "Orchard Peek",'],
    '       |   ^',
  ],
  [
    'a comma after the last entry',
    '"longitude": -82.5922',
    '"longitude": -82.5922,',
    ['    14 |     "longitude": -82.5922,', '    15 |   },'],
    '       |   ^',
  ],
  [
    'curly quotes',
    '"Orchard Peek"',
    '“Orchard Peek”',
    [`     3 |   ${name}`, '     4 |   "shortName": “Orchard Peek”,'],
    '       |                ^',
  ],
  [
    'a comment',
    '"Orchard Peek",',
    '"Orchard Peek", // for the logo',
    [`     3 |   ${name}`, '     4 |   "shortName": "Orchard Peek", // for the logo'],
    '       |                                ^',
  ],
])('the check names the line of %s and lists likely causes', (_, from, to, lines, arrow) => {
  editOwnerFile('studio', from, to);
  expect(answer()).toEqual([
    `Line ${lines[1]?.trim().split(' ', 1)[0]} cannot be read:`,
    ...lines,
    arrow,
    'The usual causes, at the arrow or at the end of the line before it:',
    '- a comma is missing between two entries, or one stands after the last entry',
    '- curly quotes (“ ”), or none, where straight ones (") belong',
    '- a comment: these files cannot have any',
  ]);
});
