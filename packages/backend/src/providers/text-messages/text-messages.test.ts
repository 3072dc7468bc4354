import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpText } from './http.ts';
import { createTwilio } from './twilio.ts';

const MESSAGE = { to: '+971501234567', text: 'سالك: الآن 6 دراهم\nhttps://guide.example/ar/services/salik' };
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
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const respond =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const twilio = (url: string, more = {}) =>
  createTwilio({ url, accountSid: 'AC1', authToken: 'secret', from: '+15005550006', ...more })(MESSAGE);

test('PROF-3 a text message goes to the resource of the account, as a form with basic authentication', async () => {
  const requests: unknown[] = [];
  const url = await listen(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const { method, url: path, headers } = request;
    const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    requests.push({ method, path, authorization: headers.authorization, type: headers['content-type'], body });
    response.writeHead(201).end('{"sid": "SM1", "status": "queued"}');
  });
  expect(await twilio(url)).toEqual({ sent: 1 });
  expect(await twilio(url, { from: 'MG2' })).toEqual({ sent: 1 });
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
      body: { To: MESSAGE.to, Body: MESSAGE.text, From: '+15005550006' },
    },
    { body: { To: MESSAGE.to, MessagingServiceSid: 'MG2' } },
  ]);
});

test.each([
  ['nothing', 201, '', 'provider', 'text_wrong_answer'],
  ['a page', 200, '<html>welcome</html>', 'provider', 'text_wrong_answer'],
  ['no id', 201, '{"status": "queued"}', 'provider', 'text_wrong_answer'],
  ['that it failed', 201, '{"sid": "SM1", "status": "failed"}', 'provider', 'text_failed'],
  ['that the owner answered STOP', 400, '{"code": 21610, "message": "x"}', 'stopped', 'text_21610'],
  ['that it is no number', 400, '{"code": 21211, "message": "+971501234567 is wrong"}', 'recipient', 'text_21211'],
  ['that the key is wrong', 401, '{"code": 20003}', 'provider', 'text_20003'],
  ['that it is busy', 429, '', 'provider', 'text_http_429'],
  ['an error', 500, 'down', 'provider', 'text_http_500'],
] as const)(
  'PROF-3 a provider that answers %s has sent nothing, and the reason names no number',
  async (_, status, body, fault, reason) => {
    expect(await twilio(await listen(respond(status, body)))).toEqual({ sent: 0, fault, reason });
  },
);

test('PROF-3 a provider that hangs, is away or leads elsewhere has sent nothing', async () => {
  expect(await twilio(await listen(() => {}), { timeoutMs: 100 })).toMatchObject({ sent: 0, reason: 'text_timeout' });
  const broken = await listen((request) => request.socket.destroy());
  expect(await twilio(broken)).toMatchObject({ sent: 0, reason: 'text_unreachable' });
  const elsewhere = await listen((_request, response) => response.writeHead(307, { location: broken }).end());
  expect(await twilio(elsewhere)).toMatchObject({ sent: 0, reason: 'text_unreachable' });
});

test.each([
  [202, { sent: 1 }],
  [410, { sent: 0, fault: 'stopped', reason: 'text_http_410' }],
  [422, { sent: 0, fault: 'recipient', reason: 'text_http_422' }],
  [503, { sent: 0, fault: 'provider', reason: 'text_http_503' }],
])('PROF-3 a gateway of the operator gets number and text as JSON; %i means what it says', async (status, expected) => {
  const bodies: unknown[] = [];
  const url = await listen(async (request, response) => {
    bodies.push(request.headers.authorization, JSON.parse(Buffer.concat(await request.toArray()).toString()));
    response.writeHead(status).end();
  });
  expect(await createHttpText({ url, token: 'a-token' })(MESSAGE)).toEqual(expected);
  expect(bodies).toEqual(['Bearer a-token', MESSAGE]);
});
