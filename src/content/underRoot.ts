/** Removes the base path of the site: with base `/preview/`, `/preview/about` becomes `/about`. */
export function stripBase(path: string): string {
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}
