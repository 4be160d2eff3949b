import { useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

/**
 * Turns a link into one that keeps the query where it leads to an anchor of the current page
 * ('#dna-testing', '/services#dna-testing'), so that a stage chosen in the planner (`?stage=`)
 * survives the click. Any other link stays as it is.
 */
export function useHashHref(): <Link extends string>(
  to: Link,
) => Link | `?${string}` | `#${string}` {
  const { pathname, search } = useLocation();
  const kept = useHydrated() ? search : '';
  return (to) => {
    const [path, id] = to.split('#');
    return id !== undefined && (path === '' || path === pathname)
      ? `${kept as `?${string}` | ''}#${id}`
      : to;
  };
}
