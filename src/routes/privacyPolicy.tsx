import { privacyPolicy } from '#content/legal/privacyPolicy.ts';
import { PrivacyPolicyPage } from '#pages/legal/PrivacyPolicyPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: privacyPolicy.seoTitle,
    description: privacyPolicy.metaDescription,
    path: '/privacy-policy',
  });

export default PrivacyPolicyPage;
