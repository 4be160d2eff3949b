import { describe, expect, it } from 'vitest';
import { addressLine, bookingUrl, directionsUrl, mapEmbedUrl, phoneHref } from './studio.ts';

const encodedAddress = '100+Example+Parkway%2C+Ontario%2C+OH+44906';

describe('the facts derived from studio.json', () => {
  it('include the address on one line and the phone with its country code', () => {
    expect(addressLine).toBe('100 Example Parkway, Ontario, OH 44906');
    expect(phoneHref).toBe('tel:+14195550142');
  });

  it('link a known service to its own booking page, any other to the general one (E11)', () => {
    expect(bookingUrl('premiere-view')).toBe('https://booking.orchardpeek.example/premiere-view');
    expect(bookingUrl('no-such-service')).toBe('https://booking.orchardpeek.example/');
    expect(bookingUrl('constructor')).toBe('https://booking.orchardpeek.example/');
  });

  it("link to directions from a place, or from the visitor's position", () => {
    expect(directionsUrl()).toBe(`https://maps.example/dir?to=${encodedAddress}`);
    expect(directionsUrl('Galion, OH')).toBe(
      `https://maps.example/dir?from=Galion%2C+OH&to=${encodedAddress}`,
    );
    expect(mapEmbedUrl()).toBe(`https://maps.example/embed?q=${encodedAddress}`);
    expect(mapEmbedUrl('Galion, OH')).toBe(
      `https://maps.example/embed?from=Galion%2C+OH&to=${encodedAddress}`,
    );
  });
});
