import { roomCapacity, ultrasoundGenderWeeks } from '../conflicts.ts';
import { ultrasoundWeeks } from '../packages.ts';
import { policies } from '../policies.ts';
import { studio } from '../studio.ts';
import type { Topic } from './topics.types.ts';

export const electiveUltrasound3dOhio: Topic = {
  slug: '3d-elective-ultrasound-ohio',
  linkLabel: 'Elective 3D ultrasound in Ohio',
  seoTitle: 'Elective 3D Ultrasound in Ohio: What to Expect',
  metaDescription:
    "What's an elective 3D ultrasound, how does a visit go, what does it cost you in time, and what is it not? A plain guide from our studio in Ontario, Ohio.",
  eyebrow: 'Your first visit',
  h1: 'Elective 3D ultrasound in Ohio',
  lead: 'Elective means that you come because you want to. No referral, no checklist: you come to look at your baby, with the people you choose.',
  picture: 'topic-elective',
  pictureAlt: 'A family of all ages in front of a screen with an ultrasound picture',
  sections: [
    {
      heading: 'What "elective" means',
      paragraphs: [
        'During pregnancy your doctor or midwife orders ultrasounds to check on things. Those belong to your care. An elective session is something else: time set aside for seeing, hearing and remembering. You choose the week, the package and the guests.',
        "It's not a medical examination. We don't measure, check or report on anything, and a session with us never takes the place of an appointment with your doctor or midwife. Questions about your health belong there, and we'll say so if you ask us one.",
      ],
    },
    {
      heading: 'When you can come',
      paragraphs: [
        `We welcome you from ${ultrasoundWeeks} of pregnancy. Early visits are short and in 2D. From ${ultrasoundGenderWeeks.packages} we can look for boy or girl. For a face in 3D and 4D, most of what parents hope for is found between weeks 25 and 35.`,
      ],
      links: [
        { label: 'Let the Peek Planner suggest a week', to: '/peek-planner' },
        { label: 'What 2D, 3D and 4D show', to: '/3d-4d-ultrasound' },
        { label: 'Boy or girl, by DNA', to: '/early-gender-testing-ohio' },
      ],
    },
    {
      heading: 'How a visit goes',
      paragraphs: ['So that nothing takes you by surprise:'],
      list: [
        'You book online and choose a day. A confirmation text and email come 2 days before.',
        `${policies.water}`,
        'You arrive with your people and pay at the desk, by cash or card.',
        'You lie down comfortably, and the picture comes up on two 85-inch screens.',
        'The technician tells you what you see, and waits with you for a good moment. The scan itself takes 10-25 minutes.',
        'Your pictures are delivered in under 5 minutes after.',
        'You look around the boutique if you like.',
      ],
    },
    {
      heading: 'Who may come along',
      paragraphs: [
        `Everyone you'd like to have there. The room seats ${roomCapacity.elsewhere}. For children it's often the first time that the bump turns into a brother or sister, so let them sit in front. And for a grandmother in another state, you can add live streaming to your session.`,
      ],
    },
    {
      heading: 'What it costs you',
      paragraphs: [
        `Our packages and their prices are on the services page. ${policies.insurance} ${policies.beforeTax} Plan 30-60 minutes for the whole visit.`,
        `Plans change, and that's fine. ${policies.cancellationNotice} ${policies.cancellationFee}`,
      ],
      links: [{ label: 'Packages and prices', to: '/services' }],
    },
    {
      heading: 'When baby has other plans',
      paragraphs: [
        `No one can promise you a face. Babies turn away, hide behind a hand, or sleep through the session. We try patiently, from several sides. ${policies.rescan}`,
      ],
    },
    {
      heading: 'Questions worth asking any studio',
      paragraphs: ['Whether you come to us or go elsewhere, ask before you book:'],
      list: [
        'How long is the session itself, and how long is the visit?',
        'How many guests may come, and can they all see the screen?',
        'When and how do I get the pictures?',
        'What happens if the baby hides?',
        'What do I pay if I have to cancel?',
      ],
      links: [
        { label: 'Our answers, in the FAQ', to: '/faq' },
        { label: `About ${studio.name}`, to: '/about' },
      ],
    },
  ],
};
