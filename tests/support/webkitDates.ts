/**
 * `Intl.DateTimeFormat` and its kin as in WebKit, whose text of a numeric date is American in every locale
 * ('11/27/26, 21:27' for 'en-CA'): code that reads formatted text back fails.
 */
Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
  apply: (Format, _this, [, options]: [unknown, Intl.DateTimeFormatOptions?]) =>
    Format('en-US', options),
  construct: (Format, [, options]: [unknown, Intl.DateTimeFormatOptions?]) =>
    new Format('en-US', options),
});

for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
  const format = Date.prototype[name];
  Date.prototype[name] = function (_locales?: unknown, options?: Intl.DateTimeFormatOptions) {
    return format.call(this, 'en-US', options);
  };
}
