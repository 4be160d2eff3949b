import { useLoaderData } from 'react-router';
import { serviceAreasContent } from '#content/pages/serviceAreas.ts';
import { serviceAreaLinks } from '#content/serviceAreaLinks.ts';
import { ServiceAreasPage } from '#pages/service-areas/ServiceAreasPage.tsx';
import { pageMeta } from './meta.ts';

export const loader = () => serviceAreaLinks();

export const meta = () =>
  pageMeta({
    title: serviceAreasContent.seoTitle,
    description: serviceAreasContent.metaDescription,
    path: '/service-areas',
  });

export default function ServiceAreasRoute() {
  const links = useLoaderData<typeof loader>();
  return <ServiceAreasPage links={links} />;
}
