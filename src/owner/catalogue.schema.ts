import * as z from 'zod';
import { serviceCategories } from '#contract/services.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/, "Must be small letters, digits and '-', such as 'heartbeat-bear'");
const words = (max: number) => z.string().trim().min(1, 'Must not be empty').max(max);

const dollars = z
  .number()
  .positive('Must be more than 0')
  .max(9_999.99, 'Must be at most 9999.99')
  .refine(
    (value) => Number(value.toFixed(2)) === value,
    'Must be dollars with at most two decimals',
  )
  .describe('US dollars, such as 99 or 129.5');

const priceText = z
  .string()
  .regex(/^(0|[1-9]\d{0,3})\.\d{2}$/, {
    error: "Must be dollars with two decimals, such as '24.00'",
    abort: true,
  })
  .refine((price) => Number(price) > 0, 'Must be more than 0.00');

/** Names each id that two entries have. */
function distinct(what: string) {
  return ({ value, issues }: z.core.ParsePayload<{ id: string }[]>): void => {
    const seen = new Set<string>();
    value.forEach(({ id }, index) => {
      if (seen.has(id)) {
        issues.push({
          code: 'custom',
          path: [index, 'id'],
          message: `Another ${what} has the id '${id}' already`,
          input: id,
        });
      }
      seen.add(id);
    });
  };
}

/** The services that the site's words name and link to. */
const recommended = [
  'cherished-memories',
  'premiere-view',
  'first-glimpse',
  'gender-peek',
  'quick-peek',
];

const service = z.strictObject({
  id: slug.describe(
    'The address of the service on the services page; the booking link has the same',
  ),
  name: words(120),
  description: words(1000),
  price: dollars,
  features: z.array(words(200)).max(20),
  category: z.enum(serviceCategories),
});

const product = z.strictObject({
  id: slug.describe('Never give an id to another item: carts and orders know items by it'),
  name: words(120),
  description: words(1000),
  price: priceText,
  imageUrl: z
    .string()
    .regex(
      /^\/images\/products\/[a-z0-9-]{1,64}\.webp$/,
      "Must be a path such as '/images/products/heartbeat-bear.webp'",
    )
    .describe(
      "Always '/images/products/<name>.webp': <name> is that of the photo, such as photos/<name>.jpg",
    )
    .optional(),
  soldOut: z
    .boolean()
    .describe('true while there is none: the item is shown and cannot be ordered')
    .optional(),
});

/** The file in which the owner keeps services and prices, `owner/catalogue.json` (ruling 2). */
export const catalogueSchema = z.strictObject({
  $schema: z.string().optional(),
  services: z
    .array(service)
    .check(distinct('service'))
    .refine(
      (services) => recommended.every((id) => services.some((each) => each.id === id)),
      `Must have ${recommended.join(', ')}: the pages recommend them`,
    ),
  products: z.array(product).check(distinct('item')),
});
