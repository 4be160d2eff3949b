import { bestWeeks, roomCapacity, sessionLength, ultrasoundGenderWeeks } from './conflicts.ts';

/** The fee for a late cancellation or a missed appointment (section 9). */
const cancellationFee = '$20';

/**
 * The studio's policies (section 9), one complete sentence each, so that any page can show them.
 */
export const policies = {
  cancellationNotice:
    'Please give us at least 24 hours of notice if you need to cancel or reschedule.',
  cancellationFee: `For a later cancellation or a no-show there is a ${cancellationFee} fee.`,
  deposit: 'After a missed appointment, a deposit may be required to rebook.',
  noRefunds: 'There are no refunds once services are rendered.',
  freeRebook: "A free rebook is at the technician's discretion.",
  paymentDue: 'Payment is due on arrival, by cash or card.',
  insurance: 'Insurance, HSA and FSA are not accepted.',
  replies: 'We reply to messages within 24 hours.',
  confirmation: 'A confirmation text and email come 2 days before your appointment.',
  rescan: `If gender or images cannot be obtained, you get a free rescan within 14 days (gender is checked from ${ultrasoundGenderWeeks.rescan}).`,
  sessionLength: `The scan itself takes ${sessionLength.policies}.`,
  visitLength: 'Plan 30-60 minutes for the whole visit.',
  pictures: 'Your pictures are delivered in under 5 minutes after the session.',
  water: 'Drink plenty of water, starting at least 7 days before your session.',
  giftCards: 'Gift cards never expire.',
  room: `The room seats ${roomCapacity.elsewhere}.`,
  screens: 'Everyone watches on two 85-inch UHD screens.',
  beforeTax: 'Prices are before sales tax.',
} as const;

/** The payment note in the footer and on the contact page. */
export const paymentNote = `${policies.paymentDue} ${policies.insurance}`;

/** The planner's advice for visitors who come only once (F15). */
export const plannerAdvice = `${bestWeeks.optimalStage} is when cheeks are round; if you can come only once, ${bestWeeks.plannerAdvice} leaves room for a second try.`;
