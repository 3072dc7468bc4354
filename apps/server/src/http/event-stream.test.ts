import { NO_TRACING } from '@dalil/backend/core/tracing.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServerApp } from './server-app.ts';

type Parts = Parameters<typeof createServerApp>[0];

let server: Server;
let origin: string;
let client: { hasLeft: boolean };

/** An API whose response starts and does not end. */
function endlessApi(seen: typeof client): Parts['api'] {
  const stream = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('event: part\ndata: {}\n\n')),
      cancel: () => void (seen.hasLeft = true),
    });
  return { fetch: () => new Response(stream(), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }) };
}

beforeEach(async () => {
  client = { hasLeft: false };
  const nothing = async () => null;
  const app = createServerApp({
    api: endlessApi(client),
    artwork: nothing,
    maps: () => null,
    pictures: async () => null,
    socialImages: nothing,
    discovery: new Hono(),
    serviceWorker: new Hono(),
    mailbox: null,
    mcp: new Hono(),
    files: async () => new Response(null, { status: 404 }),
    page: async () => new Response(''),
    metrics: { observe: () => {}, answer: () => null },
    tracing: NO_TRACING,
    log: () => {},
    isTls: false,
  });
  const listener = getRequestListener((request) =>
    app.fetch(request, { clientAddress: '', pageAddress: null, port: undefined }),
  );
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => void server.close(() => resolve()));
});

test('CHAT-1 an answer is passed on while it is written, also to those who accept compressed ones', async () => {
  const response = await fetch(`${origin}/api/assistant/answers`, {
    method: 'POST',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const body = response.body?.getReader();
  const first = await body?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: part\ndata: {}\n\n');
  await body?.cancel();
});

test('CHAT-1 a user who leaves ends the work', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/assistant/answers`, { method: 'POST', signal: leaving.signal });
  await response.body?.getReader().read();
  expect(client.hasLeft).toBe(false);
  leaving.abort();
  await expect.poll(() => client.hasLeft).toBe(true);
});
