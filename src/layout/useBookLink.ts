import { useLocation } from 'react-router';
import { bookNow } from '#content/navigation.ts';
import type { SiteLink } from '#content/siteRoutes.ts';

/** Where 'Book' leads: to `/services`, and from there on to its packages (ruling 46). */
export function useBookLink(): SiteLink {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === bookNow.to ? '#ultrasound-packages' : bookNow.to;
}
