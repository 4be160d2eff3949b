import { describe, expect, it } from 'vitest';
import {
  addressLine,
  bookingUrl,
  directionsUrl,
  mapUrl,
  mapEmbedUrl,
  phoneHref,
  studio,
} from './studio.ts';

const { address, booking, maps, phone } = studio;
const encodedAddress = String(new URLSearchParams({ '': addressLine })).slice(1);

describe('the facts derived from studio.json', () => {
  it('include the address on one line and the phone with its country code', () => {
    expect(addressLine).toBe(`${address.street}, Ontario, OH ${address.zipCode}`);
    expect(phoneHref).toMatch(/^tel:\+1\d{10}$/);
    expect(phoneHref).toContain(phone.slice(-4));
  });

  it('link a known service to its own booking page, any other to the general one (E11)', () => {
    expect(bookingUrl('premiere-view')).toBe(booking.services['premiere-view']);
    expect(bookingUrl('premiere-view')).not.toBe(booking.url);
    expect(bookingUrl('no-such-service')).toBe(booking.url);
    expect(bookingUrl('constructor')).toBe(booking.url);
  });

  it("link to directions from a place, or from the visitor's position", () => {
    expect(directionsUrl()).toBe(`${maps.directionsUrl}?to=${encodedAddress}`);
    expect(directionsUrl('Galion, OH')).toBe(
      `${maps.directionsUrl}?from=Galion%2C+OH&to=${encodedAddress}`,
    );
    const google = 'https://www.google.com/maps?output=embed';
    expect(mapUrl(google, { q: 'Galion, OH' })).toBe(`${google}&q=Galion%2C+OH`);
    expect(mapUrl(google, { from: 'A', to: 'B' })).toBe(`${google}&saddr=A&daddr=B`);
    expect(mapEmbedUrl()).toBe(`${maps.embedUrl}?q=${encodedAddress}`);
    expect(mapEmbedUrl('Galion, OH')).toBe(
      `${maps.embedUrl}?from=Galion%2C+OH&to=${encodedAddress}`,
    );
  });
});
