import { giftCardsContent } from '#content/pages/giftCards.ts';
import { GiftCardsPage } from '#pages/gift-cards/GiftCardsPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: giftCardsContent.seoTitle,
    description: giftCardsContent.metaDescription,
    path: '/gift-cards',
  });

export default GiftCardsPage;
