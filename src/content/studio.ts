import studioFile from '#owner/studioFile.ts';
import type { Studio } from '#owner/studio.schema.ts';

export type { OpeningHours, Studio, Weekday } from '#owner/studio.schema.ts';

/**
 * The studio's name, hours, links and promo from the owner's file (ruling 1). The build validates
 * the file, so the client needs no validator.
 */
export const studio: Studio = studioFile;

/** The phone number as a `tel:` URL, with the country code. */
export const phoneHref = `tel:+1${studio.phone.replaceAll(/\D/g, '')}`;

/** The address on one line. */
export const addressLine = `${studio.address.street}, ${studio.address.city}, ${studio.address.state} ${studio.address.zipCode}`;

/** A service's page at the scheduling service, or the general booking page (E11). */
export function bookingUrl(serviceId: string): string {
  return Object.hasOwn(studio.booking.services, serviceId)
    ? (studio.booking.services[serviceId] ?? studio.booking.url)
    : studio.booking.url;
}

/** What Google's maps call the parts of a query. */
const googleNames = { q: 'q', from: 'saddr', to: 'daddr' };

/** The URL of a map service with a place, or with the way to it. */
export function mapUrl(base: string, query: Partial<typeof googleNames>): string {
  const url = new URL(base);
  const isGoogle = url.hostname.endsWith('google.com');
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.set(isGoogle ? googleNames[name as keyof typeof query] : name, value);
  }
  return url.href;
}

/**
 * A URL with directions to the studio from a place ('Galion, OH'); by default, from the visitor's
 * location.
 */
export function directionsUrl(from?: string): string {
  return mapUrl(studio.maps.directionsUrl, { ...(from && { from }), to: addressLine });
}

/** A map to embed after a click: directions from a place to the studio, or only the studio. */
export function mapEmbedUrl(from?: string): string {
  return mapUrl(studio.maps.embedUrl, from ? { from, to: addressLine } : { q: addressLine });
}
