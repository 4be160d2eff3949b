import { boutiqueContent } from '#content/pages/boutique.ts';
import { shareImages } from '#content/shareImages.ts';
import { BoutiquePage } from '#pages/boutique/BoutiquePage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: boutiqueContent.seoTitle,
    description: boutiqueContent.metaDescription,
    path: '/boutique',
    preview: { image: shareImages.boutique },
  });

export default BoutiquePage;
