/** Malformed request content that no legitimate client sends. Chosen by a seeded generator, so that a run can be repeated. */
export type Malformed = {
  method: string;
  /** As sent on the connection, not necessarily a valid address. */
  target: string;
  headers: [string, string][];
  body: string | undefined;
};

export type Endpoint = { method: string; path: string };

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const POISON = [
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%u0041',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%2e%2e/',
  "' or 1=1--",
  "'; drop table facts;--",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '\u202e',
  '💥',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'true',
  '[]',
  '',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/xml',
  '',
  'x',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '0',
  '"text"',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  '{"page":{},"reason":[],"message":1e999}',
  '{"page":"/x","reason":"other","message":"\\ud800"}',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
];

/** A seeded random number generator, 0 ≤ n < 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One malformed request to one of the endpoints. */
export function malform(endpoints: readonly Endpoint[], random: () => number): Malformed {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const poison = () => (random() < 0.1 ? 'x'.repeat(Math.floor(random() * 9000)) : pick(POISON));
  const endpoint = pick(endpoints);
  const path = endpoint.path.replaceAll(/\{[^}]+\}/g, () => encodeSome(poison(), random));
  const hasPath = random() < 0.2 ? `${path}/${encodeSome(poison(), random)}` : path;
  const query = Array.from({ length: Math.floor(random() * 4) }, () => {
    const name = pick(['locale', 'search', 'from', 'to', 'id', 'cursor', 'limit', 'date', 'q', 'page', poison()]);
    return `${encodeSome(name, random)}=${encodeSome(poison(), random)}`;
  });
  const method = random() < 0.7 ? endpoint.method : pick(METHODS);
  const takesBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const headers: [string, string][] = [];
  if (takesBody) headers.push(['content-type', pick(TYPES)]);
  if (random() < 0.2) headers.push(['accept-language', encodeURIComponent(poison()).slice(0, 2000)]);
  if (random() < 0.2) headers.push(['accept-encoding', pick(['br;q=x', 'identity;q=0', ',,,', '*', 'br, br, br'])]);
  if (random() < 0.2) headers.push(['if-none-match', pick(['"', 'W/', '*', '"a","b', ','])]);
  if (random() < 0.2) headers.push(['range', pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'])]);
  if (random() < 0.2) headers.push(['x-forwarded-for', pick(['127.0.0.1', "'", '::ffff:1', '1, 2, 3'])]);
  if (random() < 0.1) headers.push(['cookie', encodeURIComponent(poison()).slice(0, 3000)]);
  return {
    method,
    target: hasPath + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers,
    body: takesBody ? (random() < 0.05 ? `"${'x'.repeat(70_000)}"` : pick(BODIES)) : undefined,
  };
}

/** Characters that are invalid in a request line are always encoded, the others at random. */
function encodeSome(text: string, random: () => number): string {
  const encoded = random() < 0.5;
  return Array.from(text, (sign) => (/[!-~]/.test(sign) && !encoded ? sign : encode(sign))).join('');
}

function encode(sign: string): string {
  return sign.isWellFormed() ? encodeURIComponent(sign) : '%EF%BF%BD';
}
