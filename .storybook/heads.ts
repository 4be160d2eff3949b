export type Head = { seoTitle: string; metaDescription: string };

const modules = import.meta.glob(
  ['../src/content/**/*.ts', '!../src/content/**/*.test.ts', '!../src/content/places/*/**'],
  { eager: true },
);

const isHead = (value: object): value is Head => 'seoTitle' in value && 'metaDescription' in value;

function collectHeads(value: unknown, found: Set<Head>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isHead(value)) found.add(value);
  else if (Array.isArray(value)) for (const item of value) collectHeads(item, found);
}

const found = new Set<Head>();
for (const module of Object.values(modules)) {
  for (const value of Object.values(module as object)) collectHeads(value, found);
}

/** Every distinct pair of SEO title and description in the content modules, sorted by title. */
export const heads: readonly Head[] = [
  ...new Map([...found].map((head) => [`${head.seoTitle} ${head.metaDescription}`, head])).values(),
].sort((one, other) => one.seoTitle.localeCompare(other.seoTitle));
