/** The ids of the ultrasound packages (ruling 17), which the site's texts recommend and link to. */
export const recommendedServices = [
  'quick-peek',
  'first-glimpse',
  'gender-peek',
  'bump-day-special',
  'cherished-memories',
  'premiere-view',
] as const;

export type RecommendedService = (typeof recommendedServices)[number];
