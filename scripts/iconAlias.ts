import { resolve } from 'node:path';

/** The entry of `resolve.alias` by which `lucide-react` draws its icons with `createIcon.tsx`. */
export const iconAlias = {
  '../createLucideIcon.mjs': resolve(import.meta.dirname, '../src/theme/createIcon.tsx'),
};
