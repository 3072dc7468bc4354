import { randomUUID, scryptSync } from 'node:crypto';
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPasswordHasher } from '@dalil/backend/accounts/password-hasher.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COST = { N: 16, r: 1, p: 1 };
const KEY_BYTES = 64;
const WAIT = { timeout: 10_000, interval: 20 };
const ORIGIN = 'https://dalil.example';

type Running = { port: number; begun: (() => void)[]; timers: Set<() => void>; stop: () => Promise<void> };
let site: Running;

beforeEach(async () => {
  site = await start();
});

afterEach(() => site.stop());

/** The API behind a real server. Password checks end, and waiting times run out, when the test says so. */
async function start(): Promise<Running> {
  const database = await createTestDatabase();
  const begun: (() => void)[] = [];
  const timers = new Set<() => void>();
  const passwords = createPasswordHasher(COST, {
    derive: async (password, salt, cost) => {
      await new Promise<void>((resolve) => begun.push(resolve));
      return scryptSync(password, salt, KEY_BYTES, cost);
    },
    startTimer: (_ms, run) => {
      timers.add(run);
      return () => void timers.delete(run);
    },
  });
  const { api } = createTestApi(database.db, { passwords, limitSecret: randomUUID() });
  let visitors = 0;
  const server = createServer(
    getRequestListener((incoming) => {
      visitors += 1;
      return api.fetch(incoming, { clientAddress: `198.51.100.${visitors}` });
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    begun,
    timers,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await database.close();
    },
  };
}

/** A sign-in on a connection of its own. */
function signIn(): { client: ClientRequest; status: Promise<string> } {
  const client = request({
    port: site.port,
    path: '/api/auth/sign-in',
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  });
  const status = new Promise<string>((resolve) => {
    client.on('response', (response: IncomingMessage) => {
      response.resume();
      resolve(`${response.statusCode} ${response.headers['retry-after'] ?? ''}`.trim());
    });
    client.on('error', () => resolve('no answer'));
  });
  client.end(JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'a quiet evening at the creek' }));
  return { client, status };
}

test('AUTH-12 each of 150 connections that sign in at once gets an answer', async () => {
  const crowd = Array.from({ length: 150 }, signIn);
  let answered = 0;
  for (const { status } of crowd) void status.then(() => (answered += 1));
  // Two are being checked, a hundred wait and the others are refused.
  await expect.poll(() => answered, WAIT).toBe(48);
  expect(site.timers.size).toBe(100);
  for (const runOut of site.timers) runOut();
  for (const end of site.begun) end();
  const answers = await Promise.all(crowd.map(({ status }) => status));
  expect(answers.filter((answer) => answer === '401')).toHaveLength(2);
  expect(answers.filter((answer) => answer === '503 10')).toHaveLength(148);
});

test('AUTH-12 the password check of a client that has left is not begun', async () => {
  const first = [signIn(), signIn()];
  await expect.poll(() => site.begun.length, WAIT).toBe(2);
  const leaver = signIn();
  await expect.poll(() => site.timers.size, WAIT).toBe(1);
  leaver.client.destroy();
  await expect.poll(() => site.timers.size, WAIT).toBe(0);
  for (const end of site.begun) end();
  expect(await Promise.all(first.map(({ status }) => status))).toEqual(['401', '401']);
  expect(site.begun).toHaveLength(2);
});
