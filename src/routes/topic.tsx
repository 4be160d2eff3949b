import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { topics } from '#content/topics/topics.ts';
import { topicPath } from '#content/paths.ts';
import { TopicPage } from '#pages/topic/TopicPage.tsx';
import { pageMeta } from './meta.ts';
import { findRecord } from './record.ts';

export const loader = (args: LoaderFunctionArgs) => findRecord(topics, topicPath, args);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData &&
  pageMeta({
    title: loaderData.seoTitle,
    description: loaderData.metaDescription,
    path: topicPath(loaderData.slug),
  });

export default function TopicRoute() {
  const record = useLoaderData<typeof loader>();
  return <TopicPage key={record.slug} topic={record} />;
}
