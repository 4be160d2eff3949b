import { plannerContent } from '#content/pages/planner.ts';
import { PeekPlannerPage } from '#pages/peek-planner/PeekPlannerPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: plannerContent.seoTitle,
    description: plannerContent.metaDescription,
    path: '/peek-planner',
  });

export default PeekPlannerPage;
