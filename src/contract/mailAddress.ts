const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** What `<input type="email">` accepts, by the HTML standard. */
const GRAMMAR = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** The host with its non-ASCII letters in punycode: 'müller.de' becomes 'xn--mller-kva.de'. */
function toAsciiHost(host: string): string {
  // The URL parser would also accept ports and paths, and rewrite numbers.
  if (!/[^\0-\x7F]/.test(host) || /[^\w.-]/.test(host.replaceAll(/[^\0-\x7F]/g, ''))) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * The address to which mail can be sent; undefined if the text is no single address as `<input
 * type="email">` accepts it. The one definition for contract, forms and mails.
 */
export function toMailAddress(text: string): string | undefined {
  const host = text.lastIndexOf('@') + 1;
  const address = text.slice(0, host) + toAsciiHost(text.slice(host));
  return GRAMMAR.test(address) ? address : undefined;
}
