/** Malformed request content that no legitimate client sends. Chosen by a seeded generator, so that a run can be repeated. */
export type Malformed = {
  method: string;
  /** As sent on the connection, not necessarily a valid address. */
  target: string;
  headers: [string, string][];
  body: string | undefined;
};

/** `body`: the example of the description. `parameters`: the names of those in the query. */
export type Endpoint = { method: string; path: string; body?: unknown; parameters?: string[] };

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const POISON = [
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%c0%80',
  '%ed%a0%80',
  '%ed%bf%96',
  '%f4%90%80%80',
  '%2500',
  '%25%30%30',
  'q=%2500',
  '%fe%ff',
  '\u0000',
  'burj\u0000khalifa',
  '\ufffe',
  '\ufeff',
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

/** Appended to a text in an otherwise valid body. */
const APPENDED = ['\0', '\ud83c', '\udfd6', '\udfd6\ud83c', '\0'.repeat(300), 'x'.repeat(9000), '\u202e', '\ufffe'];
const SYNC_TYPES = ['articles', 'searches', 'user-data', 'support'];

/** One malformed request to one of the endpoints. */
export function malform(endpoints: readonly Endpoint[], random: () => number): Malformed {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const poison = () => (random() < 0.1 ? 'x'.repeat(Math.floor(random() * 9000)) : pick(POISON));
  const endpoint = pick(endpoints);
  const unstorable = endpoint.body !== undefined && random() < 0.6 ? poisonedBody(endpoint, random) : undefined;
  const isSync = endpoint.path.endsWith('/sync/{type}');
  const path = endpoint.path.replaceAll(/\{[^}]+\}/g, () =>
    isSync && unstorable !== undefined ? pick(SYNC_TYPES) : encodeSome(poison(), random),
  );
  const hasPath = random() < 0.2 ? `${path}/${encodeSome(poison(), random)}` : path;
  const query = Array.from({ length: Math.floor(random() * 4) }, () => {
    const known = endpoint.parameters ?? [];
    const name =
      known.length > 0 && random() < 0.5
        ? pick(known)
        : pick(['locale', 'search', 'from', 'to', 'id', 'cursor', 'limit', 'date', 'q', 'page', poison()]);
    return `${encodeSome(name, random)}=${encodeSome(poison(), random)}`;
  });
  const method = unstorable !== undefined || random() < 0.7 ? endpoint.method : pick(METHODS);
  const takesBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const headers: [string, string][] = [];
  if (takesBody) headers.push(['content-type', unstorable === undefined ? pick(TYPES) : 'application/json']);
  if (isSync) headers.push(['x-dalil-sync', 'guest']);
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
    body: takesBody ? (unstorable ?? (random() < 0.05 ? `"${'x'.repeat(70_000)}"` : pick(BODIES))) : undefined,
  };
}

/** The example body with one of its texts replaced. In a delivery of a device, valid operations surround the poisoned one. */
function poisonedBody({ body }: Endpoint, random: () => number): string {
  const copy = structuredClone(body);
  const places = textsIn(copy);
  const place = places[Math.floor(random() * places.length)];
  if (place) place.replace(place.text + APPENDED[Math.floor(random() * APPENDED.length)]);
  const operations = (copy as { operations?: unknown[] }).operations;
  const [first] = (body as { operations?: unknown[] }).operations ?? [];
  if (operations && random() < 0.5) operations.splice(random() < 0.5 ? 0 : 1, 0, first);
  return JSON.stringify(copy);
}

type TextPlace = { text: string; replace: (text: string) => void };

function textsIn(value: unknown): TextPlace[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [{ text: inner, replace: (text: string) => void Object.assign(value, { [key]: text }) }]
      : textsIn(inner),
  );
}

/** Characters that are invalid in a request line are always encoded, the others at random. */
function encodeSome(text: string, random: () => number): string {
  const encoded = random() < 0.5;
  return Array.from(text, (sign) => (/[!-~]/.test(sign) && !encoded ? sign : encode(sign))).join('');
}

function encode(sign: string): string {
  return sign.isWellFormed() ? encodeURIComponent(sign) : '%EF%BF%BD';
}
