import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { createHttpMail } from './http.ts';

const MAIL: OutgoingMail = {
  id: '0b2f4a52-7f7b-4a52-8a5c-0d1f6a9c1e11',
  to: 'amal@example.org',
  locale: 'ar',
  proof: '0b2f4a527f7b4a528a5c0d1f6a9c1e110123456789abcdef0123',
  subject: 'أكّد بريدك الإلكتروني',
  html: '<p>Code</p>',
  text: 'Code',
};
const FROM = 'Dalil <no-reply@guide.example>';

let servers: Server[] = [];

afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  servers = [];
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/send?stream=codes`;
}

function send(url: string, timeoutMs = 5000) {
  return createHttpMail({ url, token: 'a-token', from: FROM, timeoutMs })(MAIL);
}

test('NOTIF-5 the provider gets the mail as JSON, with the token as bearer and one id for all attempts', async () => {
  const requests: { method?: string; url?: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const url = await listen(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.end('{}');
  });
  expect(await send(url)).toEqual({ sent: 1 });
  const { id, locale: _locale, proof: _proof, ...content } = MAIL;
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/send?stream=codes',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json', 'idempotency-key': id },
      body: { ...content, from: FROM },
    },
  ]);
});

test.each([
  [200, '{"id": "1"}'],
  [202, ''],
  [200, '<html>not what was expected'],
])('NOTIF-5 an answer of %i has taken the mail, whatever its body: %s', async (status, body) => {
  expect(await send(await listen((_request, response) => response.writeHead(status).end(body)))).toEqual({ sent: 1 });
});

test.each([
  [400, 'message'],
  [413, 'message'],
  [422, 'message'],
  [401, 'provider'],
  [403, 'provider'],
  [404, 'provider'],
  [500, 'provider'],
  [503, 'provider'],
] as const)('NOTIF-4 an answer of %i gives 0 and is a fault of the %s', async (status, fault) => {
  const url = await listen((_request, response) => response.writeHead(status).end('amal@example.org is unknown'));
  expect(await send(url)).toEqual({ sent: 0, fault, reason: `http_${status}` });
});

test('NOTIF-5 a provider that wants a pause says for how long, in seconds or as a date', async () => {
  const answers = ['120', new Date(Date.now() + 600_000).toUTCString(), 'soon'];
  const url = await listen((_request, response) =>
    response.writeHead(429, { 'retry-after': answers.shift() ?? '' }).end(),
  );
  expect(await send(url)).toEqual({ sent: 0, fault: 'provider', reason: 'http_429', retryAfterSeconds: 120 });
  const dated = await send(url);
  expect(dated).toMatchObject({ sent: 0, fault: 'provider' });
  expect('retryAfterSeconds' in dated && dated.retryAfterSeconds).toBeGreaterThan(500);
  expect(await send(url)).toEqual({ sent: 0, fault: 'provider', reason: 'http_429' });
});

test('NOTIF-4 a provider that hangs, is away or sends elsewhere is tried again later', async () => {
  const hanging = await listen(() => {});
  expect(await send(hanging, 100)).toEqual({ sent: 0, fault: 'provider', reason: 'http_timeout' });
  const elsewhere = await listen((_request, response) =>
    response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
  );
  expect(await send(elsewhere)).toEqual({ sent: 0, fault: 'provider', reason: 'http_unreachable' });
  const broken = await listen((request) => request.socket.destroy());
  expect(await send(broken)).toEqual({ sent: 0, fault: 'provider', reason: 'http_unreachable' });
});
