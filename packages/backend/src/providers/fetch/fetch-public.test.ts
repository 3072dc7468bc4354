import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createFetchPublic, type FetchPublicOptions, FetchRefused } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

let connections = 0;
let requested: string[] = [];
const server: Server = createServer((request, response) => {
  requested.push(`${request.headers.host} ${request.url}`);
  const url = new URL(request.url ?? '/', 'http://loopback');
  const target = url.searchParams.get('to');
  if (target !== null) return response.writeHead(302, { location: Buffer.from(target).toString('latin1') }).end();
  if (url.pathname === '/slow') return;
  if (url.pathname === '/bomb') {
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)));
  }
  response.end('reached');
});
server.on('connection', () => (connections += 1));
// On every interface, so that any form of this machine's address would reach it.
await new Promise<void>((resolve) => void server.listen(0, resolve));
const { port } = server.address() as AddressInfo;

/** Names that somebody else's name server answers. */
const NAMES: Record<string, string[]> = {
  'inside.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'nothing.example': [],
  'trusted.example': ['127.0.0.1'],
};
const addressesOf = (found: readonly string[]) =>
  found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const resolveHost: FetchPublicOptions['resolveHost'] = (host, done) =>
  done(null, addressesOf(NAMES[host] ?? NAMES[host.replace(/\.$/, '')] ?? ['127.0.0.1']));

function open(options: Partial<FetchPublicOptions> = {}) {
  return createFetchPublic({
    allowHosts: ['trusted.example'],
    resolveHost,
    isAnyPort: true,
    timeoutMs: 2000,
    ...options,
  });
}
const { fetchPublic, close } = open();

afterAll(async () => {
  await close();
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
beforeEach(() => {
  connections = 0;
  requested = [];
});

const reasonOf = (url: string) =>
  fetchPublic(url).then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : String(error)),
  );

/** The ways to write an IPv4 address that a URL parser takes for it. */
function formsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (part: number) => part.toString(16);
  const wide = address
    .split('')
    .map((sign) => (sign === '.' ? '。' : String.fromCodePoint(0xfee0 + (sign.codePointAt(0) ?? 0))));
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole)}`,
    `0${whole.toString(8)}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${hex(a)}.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`,
    `0${a.toString(8)}.0${b.toString(8)}.0${c.toString(8)}.0${d.toString(8)}`,
    `0x${hex(a)}.${b}.0${c.toString(8)}.${d}`,
    wide.join(''),
    address
      .split('')
      .map((sign) => `%${hex(sign.codePointAt(0) ?? 0)}`)
      .join(''),
    `[::ffff:${address}]`,
    `[::${address}]`,
    `[::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
    `[64:ff9b::${address}]`,
    `[2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::1]`,
  ];
}

const PRIVATE =
  '127.0.0.1 10.0.0.1 172.16.5.4 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 198.18.0.1'.split(' ');
const OTHERS = [
  ...'240.0.0.1 255.255.255.255 192.0.2.7 203.0.113.9 192.0.0.8 192.88.99.1 172.31.255.255 127.255.255.254'.split(' '),
  ...'[::1] [::] [fe80::1] [fc00::1] [fd12:3456::1] [ff02::1] [2001:db8::1] [2001::1] [100::1] [fec0::1] [0:0:0:0:0:0:0:1]'.split(
    ' ',
  ),
  ...'localhost LOCALHOST localhost. foo.localhost inside.example mixed.example six.example mapped.example'.split(' '),
  ...'metadata.example metadata.google.internal INSIDE.example. ⓘⓝⓢⓘⓓⓔ.example'.split(' '),
];
const HOSTS = [...PRIVATE.flatMap(formsOf), ...OTHERS];
const FORMS = [
  ...HOSTS.map((host) => `http://${host}:${port}/`),
  ...['ftp', 'file', 'gopher', 'data', 'javascript', 'ws', 'blob', 'jar'].map(
    (scheme) => `${scheme}://127.0.0.1:${port}/`,
  ),
  `http://me:pass@93.184.215.14:${port}/`,
  `http://93.184.215.14@127.0.0.1:${port}/`,
  `http://127.0.0.1:${port}\\@93.184.215.14/`,
  `//127.0.0.1:${port}/`,
  `\thttp://127.0.0.1\n:${port}/`,
  `http:127.0.0.1:${port}/`,
  'http://',
  'feed',
  '',
];

test('STAFF-4 no form of a private address is connected to', async () => {
  expect(FORMS.length).toBeGreaterThanOrEqual(200);
  const reasons = new Map<string, string>();
  for (const form of FORMS) reasons.set(form, await reasonOf(form));
  const others = [...reasons].filter(([, reason]) => reason !== 'address_not_public' && reason !== 'address_invalid');
  expect(others).toEqual([]);
  expect([connections, requested]).toEqual([0, []]);
}, 30_000);

test('STAFF-4 no redirect leads to one, and there are three of them at most', async () => {
  for (const host of HOSTS) {
    const target = encodeURIComponent(`http://${host}:${port}/inside`);
    expect(await reasonOf(`http://trusted.example:${port}/?to=${target}`), host).toMatch(/^address_/);
  }
  expect(requested.some((line) => line.endsWith('/inside'))).toBe(false);
  expect(await reasonOf(`http://trusted.example:${port}/?to=file:///etc/passwd`)).toBe('address_invalid');
  requested = [];
  const again = `http://trusted.example:${port}/`;
  const circle = (left: number): string => (left === 0 ? again : `${again}?to=${encodeURIComponent(circle(left - 1))}`);
  expect((await fetchPublic(circle(3))).text).toBe('reached');
  expect(await reasonOf(circle(4))).toBe('too_many_redirects');
}, 30_000);

test('STAFF-4 a name is resolved once, and what was checked is what is connected to', async () => {
  const asked: string[] = [];
  const answers = ['93.184.215.14', '127.0.0.1'];
  const rebinding = open({
    timeoutMs: 300,
    resolveHost: (host, done) => {
      asked.push(host);
      done(null, addressesOf([answers[asked.length - 1] ?? '127.0.0.1']));
    },
  });
  await expect(rebinding.fetchPublic(`http://rebind.example:${port}/`)).rejects.toBeInstanceOf(FetchRefused);
  expect([asked.length, connections]).toEqual([1, 0]);
  await rebinding.close();
});

test('STAFF-4 an operator can exempt a host, or a host on one port; other ports are refused', async () => {
  expect(await fetchPublic(`http://trusted.example:${port}/feed#part`)).toMatchObject({
    status: 200,
    text: 'reached',
    url: `http://trusted.example:${port}/feed`,
  });
  const strict = open({ isAnyPort: false, allowHosts: [`127.0.0.1:${port}`] });
  expect((await strict.fetchPublic(`http://127.0.0.1:${port}/`)).text).toBe('reached');
  await expect(strict.fetchPublic(`http://127.0.0.1:${port + 1}/`)).rejects.toMatchObject({ reason: 'port_refused' });
  const named = open({ allowHosts: [`inside.example:${port + 1}`], isAnyPort: true });
  await expect(named.fetchPublic(`http://inside.example:${port}/`)).rejects.toMatchObject({ reason: 'port_refused' });
  await named.close();
  await expect(strict.fetchPublic('http://93.184.215.14:22/')).rejects.toMatchObject({ reason: 'port_refused' });
  await strict.close();
});

test('STAFF-4 an answer that is too long, also after it is unpacked, or too slow is given up', async () => {
  expect(await reasonOf(`http://trusted.example:${port}/bomb`)).toBe('too_large');
  const impatient = open({ timeoutMs: 200 });
  await expect(impatient.fetchPublic(`http://trusted.example:${port}/slow`)).rejects.toMatchObject({
    reason: 'timeout',
  });
  await impatient.close();
  expect(await reasonOf('http://nothing.example/')).toBe('address_not_public');
});

test.each(['93.184.215.14', '8.8.8.8', '1.1.1.1', '2a00:1450:4001:82a::200e', '2606:4700:4700::1111'])(
  'STAFF-4 %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
