import * as z from 'zod';
import { serviceCategories } from '#contract/services.ts';
import { decimalDollars, dollars, words, yesNo } from './fields.ts';

const slug = z
  .string()
  .regex(
    /^[a-z0-9-]{1,64}$/,
    'Must be small letters, digits and hyphens, such as "heartbeat-bear"',
  );
const PRICE = 'US dollars, before tax: 59, 59.50, "59.50" and "$59" are all read';

type Entries = z.core.ParsePayload<{ id: string }[]>;

/** A check that reports every id that more than one entry has. */
function requireUniqueIds(what: string) {
  return ({ value, issues }: Entries): void => {
    const seen = new Set<string>();
    value.forEach(({ id }, index) => {
      if (seen.has(id)) {
        issues.push({
          code: 'custom',
          path: [index, 'id'],
          message: `Another ${what} has the id "${id}" already: give the new one an id of its own`,
          input: id,
        });
      }
      seen.add(id);
    });
  };
}

const service = z.strictObject({
  id: slug.describe(
    'The address of the service on the services page; the booking link has the same',
  ),
  name: words.max(120).describe('The name of the service, as its card shows it'),
  description: words.max(1000).describe('One or two sentences about the service'),
  price: dollars.describe(PRICE),
  features: z
    .array(words.max(200))
    .max(20)
    .describe(
      'What the service includes, a short line each; weeks and minutes on lines of their own',
    ),
  category: z
    .enum(serviceCategories)
    .describe('Where the service shows: "ultrasound", "dna-testing" or "keepsake"'),
});

const product = z.strictObject({
  id: slug.describe('Never give an id to another item: carts and orders know items by it'),
  name: words.max(120).describe('The name of the item, on the shelf, in the cart and in mails'),
  description: words.max(1000).describe('One or two sentences about the item'),
  price: decimalDollars.describe(PRICE),
  size: words.max(60).describe('How large it is, such as "9 inches tall"').optional(),
  material: words.max(60).describe('What it is made of, such as "Organic cotton"').optional(),
  imageUrl: z
    .string()
    .regex(
      /^\/images\/products\/[a-z0-9-]{1,64}\.webp$/,
      'Must be a path such as "/images/products/heartbeat-bear.webp"',
    )
    .describe(
      'Always "/images/products/<name>.webp": <name> is that of the photo, such as photos/<name>.jpg',
    )
    .optional(),
  soldOut: yesNo
    .describe('true or "yes" while there is none: the item is shown and cannot be ordered')
    .optional(),
});

/** The schema of the owner's services and prices, `owner/catalogue.json` (ruling 2). */
export const catalogueSchema = z.strictObject({
  $schema: z
    .string()
    .describe('Tells an editor where the explanations of the fields are; leave it as it is')
    .optional(),
  services: z
    .array(service)
    .check(requireUniqueIds('service'))
    .describe('What can be booked, in the order of the services page'),
  products: z
    .array(product)
    .check(requireUniqueIds('item'))
    .describe('What the shop sells, in the order of the shelf'),
});
