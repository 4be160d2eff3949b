import { contactContent } from '#content/pages/contact.ts';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: contactContent.seoTitle,
    description: contactContent.metaDescription,
    path: '/contact',
  });

export default ContactPage;
