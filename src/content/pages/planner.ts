import { plannerAdvice } from '../policies.ts';
import type { PageContent } from './page.types.ts';

export const plannerContent = {
  seoTitle: 'Peek Planner: The Best Week for a 3D/4D Ultrasound',
  metaDescription:
    'How far along are you? The Peek Planner shows what you can see at your week of pregnancy and which ultrasound package suits it, with example images.',
  hero: {
    h1: 'Peek Planner',
    lead: 'What there is to see at your week, and which package suits it.',
  },
  advice: plannerAdvice,
  windows: {
    heading: 'What you see when',
    lead: 'Four windows, each with a view of its own.',
  },
  hours: { heading: 'Studio hours' },
  viewAll: { label: 'View All Packages', to: '/services' },
  dueDate: {
    heading: "Not sure which week you're in?",
    lead: 'Enter your due date, or the first day of your last period, and we count for you. The date is neither stored nor sent.',
    methodLegend: 'What do you know?',
    dueDate: 'Due date',
    lastPeriod: 'First day of last period',
    dateLabel: 'Date',
    count: 'Count my weeks',
    calendar: 'Add to calendar',
    noDate: 'Please enter a whole date.',
    tooFarAhead: 'That date is more than 40 weeks away. Please check the year.',
    stillToCome: 'That day is still to come. Please check the month and the year.',
    tooLongAgo: 'That date lies too far back for a pregnancy of today. Please check it.',
    tooEarly:
      "You're not at 8 weeks yet. A gender DNA test works from 6 weeks; your first look starts at 8.",
  },
} as const satisfies PageContent;
