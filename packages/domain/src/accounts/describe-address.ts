const MAPPED_IPV4 = /^::ffff:(\d+(?:\.\d+){3})$/i;

/**
 * The address of a session as its owner may recognise it: IPv6 in its short form, which has half the characters. Null where it
 * says nothing about a place: it is not known, or the browser runs on the server's own machine.
 */
export function describeAddress(address: string): string | null {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  if (plain === '' || plain === '0.0.0.0' || plain.startsWith('127.')) return null;
  if (!plain.includes(':')) return plain;
  const short = shorten(plain);
  return short === '::' || short === '::1' ? null : short;
}

function shorten(address: string): string {
  const url = URL.parse(`http://[${address}]`);
  return url === null ? address : url.hostname.slice(1, -1);
}
