import studioFile from '#owner/studioFile.ts';
import type { Studio } from '#owner/studio.schema.ts';

export type { OpeningHours, Studio, Weekday } from '#owner/studio.schema.ts';

/**
 * The studio's identity, hours, links and promo, as the owner's file has them (ruling 1). The build
 * validates the file first, so the client ships no validator.
 */
export const studio: Studio = studioFile;

/** The phone as a `tel:` link, with the country code. */
export const phoneHref = `tel:+1${studio.phone.replaceAll(/\D/g, '')}`;

/** The address on one line. */
export const addressLine = `${studio.address.street}, ${studio.address.city}, ${studio.address.state} ${studio.address.zipCode}`;

/** Where a service is booked: its own page at the scheduling service, else the generic one (E11). */
export function bookingUrl(serviceId: string): string {
  return Object.hasOwn(studio.booking.services, serviceId)
    ? (studio.booking.services[serviceId] ?? studio.booking.url)
    : studio.booking.url;
}

/** Directions to the studio from a place, such as 'Galion, OH'; without one, from where the visitor is. */
export function directionsUrl(from?: string): string {
  const query = new URLSearchParams(from ? { from, to: addressLine } : { to: addressLine });
  return `${studio.maps.directionsUrl}?${query}`;
}

/** The map to embed after a click: the way from a place to the studio, or the studio alone. */
export function mapEmbedUrl(from?: string): string {
  const query = new URLSearchParams(from ? { from, to: addressLine } : { q: addressLine });
  return `${studio.maps.embedUrl}?${query}`;
}
