import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { counties } from '#content/places/counties.ts';
import { countyPath } from '#content/paths.ts';
import { CountyPage } from '#pages/local/CountyPage.tsx';
import { pageMeta } from './meta.ts';
import { findRecord } from './record.ts';

export const loader = (args: LoaderFunctionArgs) => findRecord(counties, countyPath, args);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData &&
  pageMeta({
    title: loaderData.seoTitle,
    description: loaderData.metaDescription,
    path: countyPath(loaderData.slug),
  });

export default function CountyRoute() {
  const record = useLoaderData<typeof loader>();
  return <CountyPage key={record.slug} county={record} />;
}
