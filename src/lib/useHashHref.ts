import { useLocation } from 'react-router';
import { useHydrated } from './useHydrated.ts';

/**
 * Links to an anchor of the current page that keep its query, so that a stage chosen in the
 * planner (`?stage=`) survives the click.
 */
export function useHashHref(): (id: string) => string {
  const { search } = useLocation();
  const kept = useHydrated() ? search : '';
  return (id) => `${kept}#${id}`;
}
