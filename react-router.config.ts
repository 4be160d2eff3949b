import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './src/content/siteRoutes.ts';

export default {
  appDirectory: 'src',
  // scripts/build.ts puts it in the place of the last build when it is whole.
  buildDirectory: process.env.NEXT_BUILD ?? '.cache/build',
  ssr: false,
  // '/404' is no route: it renders the splat route, and the server sends it with status 404.
  prerender: { paths: [...prerenderPaths, '/404'], concurrency: 1 },
} satisfies Config;
