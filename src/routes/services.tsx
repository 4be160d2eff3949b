import { servicesContent } from '#content/pages/services.ts';
import { ServicesPage } from '#pages/services/ServicesPage.tsx';
import { pageMeta } from './meta.ts';

export const meta = () =>
  pageMeta({
    title: servicesContent.seoTitle,
    description: servicesContent.metaDescription,
    path: '/services',
  });

export default ServicesPage;
