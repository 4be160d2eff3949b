import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { towns } from '#content/places/towns.ts';
import { townPath } from '#content/paths.ts';
import { TownPage } from '#pages/local/TownPage.tsx';
import { pageMeta } from './meta.ts';
import { findRecord } from './record.ts';

export const loader = (args: LoaderFunctionArgs) => findRecord(towns, townPath, args);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData &&
  pageMeta({
    title: loaderData.seoTitle,
    description: loaderData.metaDescription,
    path: townPath(loaderData.slug),
  });

export default function TownRoute() {
  const record = useLoaderData<typeof loader>();
  return <TownPage key={record.slug} town={record} />;
}
