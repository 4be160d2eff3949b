import { useLocation } from 'react-router';
import { bookNow } from '#content/navigation.ts';
import type { SiteLink } from '#content/siteRoutes.ts';

/** The target of 'Book': `/services`, or on that page its packages (ruling 46). */
export function useBookLink(): SiteLink {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === bookNow.to ? '#ultrasound-packages' : bookNow.to;
}
