import { serviceAreasContent } from '#content/pages/serviceAreas.ts';
import { ServiceAreasPage } from '#pages/service-areas/ServiceAreasPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: serviceAreasContent.seoTitle,
    description: serviceAreasContent.metaDescription,
    path: '/service-areas',
  });

export default ServiceAreasPage;
