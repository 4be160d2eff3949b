import { notFoundContent } from '#content/pages/notFound.ts';
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({ title: notFoundContent.seoTitle, description: notFoundContent.metaDescription });

export default NotFoundPage;
