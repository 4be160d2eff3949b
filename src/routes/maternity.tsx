import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { maternityPages } from '#content/places/gifts.ts';
import { maternityPath } from '#content/paths.ts';
import { GiftPage } from '#pages/gift/GiftPage.tsx';
import { pageMeta } from './meta.ts';
import { findRecord } from './record.ts';

export const loader = (args: LoaderFunctionArgs) => findRecord(maternityPages, maternityPath, args);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData &&
  pageMeta({
    title: loaderData.seoTitle,
    description: loaderData.metaDescription,
    path: maternityPath(loaderData.slug),
  });

export default function MaternityRoute() {
  const record = useLoaderData<typeof loader>();
  return <GiftPage key={record.slug} page={record} kind="maternity" />;
}
