/** A path of this host as seen from the folder of the site: `/preview/about` is `/about`. */
export function underRoot(path: string): string {
  const base = import.meta.env.BASE_URL;
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}
