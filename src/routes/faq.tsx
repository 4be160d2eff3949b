import { faqContent } from '#content/pages/faq.ts';
import { FaqPage } from '#pages/faq/FaqPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: faqContent.seoTitle,
    description: faqContent.metaDescription,
    path: '/faq',
  });

export default FaqPage;
