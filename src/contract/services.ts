import * as z from 'zod/mini';

export const serviceCategories = ['ultrasound', 'dna-testing', 'keepsake'] as const;

/** A bookable service (section 3). `id` is a slug, `price` is in US dollars (ruling 21). */
const serviceSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(1000)),
  price: z.number().check(z.nonnegative(), z.multipleOf(0.01)),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(200))),
  category: z.enum(serviceCategories),
});

export const serviceListSchema = z.array(serviceSchema);

export type Service = z.infer<typeof serviceSchema>;
export type ServiceCategory = Service['category'];
