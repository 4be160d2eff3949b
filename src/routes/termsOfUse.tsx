import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { TermsOfUsePage } from '#pages/legal/TermsOfUsePage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: termsOfUse.seoTitle,
    description: termsOfUse.metaDescription,
    path: '/terms-of-use',
  });

export default TermsOfUsePage;
