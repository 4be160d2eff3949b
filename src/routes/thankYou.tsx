import { thankYouContent } from '#content/pages/thankYou.ts';
import { ThankYouPage } from '#pages/thank-you/ThankYouPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: thankYouContent.seoTitle,
    description: thankYouContent.metaDescription,
    path: '/thank-you',
    noIndex: true,
  });

export default ThankYouPage;
