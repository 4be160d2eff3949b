import { aboutContent } from '#content/pages/about.ts';
import { AboutPage } from '#pages/about/AboutPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: aboutContent.seoTitle,
    description: aboutContent.metaDescription,
    path: '/about',
  });

export default AboutPage;
