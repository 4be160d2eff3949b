import { contactSentContent } from '#content/pages/contactSent.ts';
import { ContactSentPage } from '#pages/contact/ContactSentPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: contactSentContent.seoTitle,
    description: contactSentContent.metaDescription,
  });

export default ContactSentPage;
