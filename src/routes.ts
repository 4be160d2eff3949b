import { index, route, type RouteConfig } from '@react-router/dev/routes';
import {
  babyShowerPath,
  countyPath,
  countySlugs,
  giftTownSlugs,
  maternityPath,
  topicPath,
  topicSlugs,
  townPath,
  townSlugs,
} from './content/siteRoutes.ts';

/** One route for each known slug: a path without a record must not match anything (ruling 6). */
function routeEach(slugs: readonly string[], path: (slug: string) => string, file: string) {
  return slugs.map((slug) => {
    const address = path(slug).slice(1);
    return route(address, file, { id: address });
  });
}

export default [
  index('routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  route('boutique', 'routes/boutique.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('gift-cards', 'routes/giftCards.tsx'),
  route('peek-planner', 'routes/peekPlanner.tsx'),
  route('thank-you', 'routes/thankYou.tsx'),
  route('privacy-policy', 'routes/privacyPolicy.tsx'),
  route('terms-of-use', 'routes/termsOfUse.tsx'),
  route('service-areas', 'routes/serviceAreas.tsx'),
  route('faq', 'routes/faq.tsx'),
  ...routeEach(topicSlugs, topicPath, 'routes/topic.tsx'),
  ...routeEach(countySlugs, countyPath, 'routes/county.tsx'),
  ...routeEach(townSlugs, townPath, 'routes/town.tsx'),
  ...routeEach(giftTownSlugs, babyShowerPath, 'routes/babyShower.tsx'),
  ...routeEach(giftTownSlugs, maternityPath, 'routes/maternity.tsx'),
  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
