import { paymentNote, policies } from './policies.ts';
import { addressLine, studio } from './studio.ts';

/** Texts of the checklist 'Prepare for your visit'. */
export const visitContent = {
  heading: 'Prepare for your visit',
  lead: 'A short list to print, stick to the refrigerator and check off.',
  print: 'Print the checklist',
  reminder: {
    heading: 'Want a reminder to drink water?',
    text: 'Tell us the day of your session. The reminder goes into your own calendar; the date is neither saved nor sent.',
    label: 'Day of your session',
    button: 'Add to my calendar',
    /** The reminder in the calendar, seven days before the session. */
    event: {
      title: 'Start drinking plenty of water',
      description: 'Your ultrasound session is in seven days.',
    },
    fileName: 'start-drinking-water.ics',
    done: (day: string) => `Your reminder is for ${day}. Open the file to add it to your calendar.`,
    failed: "The calendar file couldn't be made. Please try again.",
    impossible: {
      incomplete: 'Please enter a whole date: month, day and year.',
      passed: 'That day has passed. Please check the month and the year.',
      'too-soon': 'Your session is a week away or less: today is the day to start.',
    },
  },
} as const;

export type ChecklistGroup = { title: string; items: readonly string[] };

/** The checklist 'Prepare for your visit', from the facts of section 9. */
export const visitChecklist: readonly ChecklistGroup[] = [
  {
    title: 'The week before',
    items: [policies.water, policies.cancellationNotice],
  },
  {
    title: 'Two days before',
    items: [
      'Look for our confirmation text and email.',
      `Count your guests. ${policies.room}`,
      "Can't all make it? Ask us about live streaming the session.",
    ],
  },
  {
    title: 'On the day',
    items: [
      `${policies.visitLength} ${policies.sessionLength}`,
      paymentNote,
      "Bring a gift card if you have one: it's good for all services.",
    ],
  },
  {
    title: 'Afterward',
    items: [policies.pictures, policies.rescan],
  },
];

/** Props of the checklist, the same on all pages. */
export const visitPreparation = {
  words: visitContent,
  groups: visitChecklist,
  source: studio.shortName,
  contact: `${studio.name}, ${addressLine}, ${studio.phone}`,
};
