import { plannerContent } from '#content/pages/planner.ts';
import { previewOfQuery } from '#content/weekPreview.ts';
import { PeekPlannerPage } from '#pages/peek-planner/PeekPlannerPage.tsx';
import { pageMeta } from './meta.ts';

/** The build writes each week's head into a file of its own (`scripts/weekPages.ts`). */
export const meta = ({ location }: { location: { search: string } }) =>
  pageMeta({
    title: plannerContent.seoTitle,
    description: plannerContent.metaDescription,
    path: '/peek-planner',
    preview: previewOfQuery(location.search),
  });

export default PeekPlannerPage;
