import { homeContent } from '#content/pages/home.ts';
import { HomePage } from '#pages/home/HomePage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: homeContent.seoTitle,
    description: homeContent.metaDescription,
    path: '/',
  });

export default HomePage;
