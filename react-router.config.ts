import type { Config } from '@react-router/dev/config';
import { prerenderPaths, unlistedRoutes } from './src/content/siteRoutes.ts';

export default {
  appDirectory: 'src',
  // The demo may be served from a subfolder (scripts/build-demo.ts).
  basename: process.env.BASE_PATH ?? '/',
  // scripts/build.ts points the symlink `build` here once the build is complete.
  buildDirectory: process.env.RELEASE_DIR ?? '.cache/build',
  ssr: false,
  // '/404' renders the catch-all route. The server sends that page with status 404.
  prerender: {
    paths: [...prerenderPaths, ...unlistedRoutes.map(({ path }) => path), '/404'],
    concurrency: 1,
  },
} satisfies Config;
