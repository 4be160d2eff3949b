import type { Config } from '@react-router/dev/config';
import { prerenderPaths, unlistedRoutes } from './src/content/siteRoutes.ts';

export default {
  appDirectory: 'src',
  // The demo may stand in a folder of its host (scripts/build-demo.ts).
  basename: process.env.BASE_PATH ?? '/',
  // scripts/build.ts links to it as `build` when it is complete.
  buildDirectory: process.env.NEXT_BUILD ?? '.cache/build',
  ssr: false,
  // '/404' is no route: it renders the splat route, and the server sends it with status 404.
  prerender: {
    paths: [...prerenderPaths, ...unlistedRoutes.map(({ path }) => path), '/404'],
    concurrency: 1,
  },
} satisfies Config;
