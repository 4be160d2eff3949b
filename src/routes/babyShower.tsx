import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { babyShowerPages } from '#content/places/gifts.ts';
import { babyShowerPath } from '#content/paths.ts';
import { GiftPage } from '#pages/gift/GiftPage.tsx';
import { pageMeta } from './meta.ts';
import { findRecord } from './record.ts';

export const loader = (args: LoaderFunctionArgs) =>
  findRecord(babyShowerPages, babyShowerPath, args);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData &&
  pageMeta({
    title: loaderData.seoTitle,
    description: loaderData.metaDescription,
    path: babyShowerPath(loaderData.slug),
  });

export default function BabyShowerRoute() {
  const record = useLoaderData<typeof loader>();
  return <GiftPage key={record.slug} page={record} kind="baby-shower" />;
}
