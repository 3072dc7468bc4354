import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { alerts, metricSamples, statusDays } from '@dalil/database/tables/alerts.ts';
import type { AlertMessage } from '@dalil/domain/monitoring/alert-message.ts';
import { MAX_ALERTS } from '@dalil/domain/monitoring/alert-rules.ts';
import { MAX_SAMPLES } from '@dalil/domain/monitoring/metric-sample.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { markBuilt } from '../test-built-guide.ts';
import { createTestApi } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { Monitoring } from './get-monitoring.ts';
import type { StatusView } from './get-status.ts';
import { createProcessFigures } from './process-figures.ts';
import { saveSample } from './sample-process.ts';
import { sendAlert, signAlert } from './send-alert.job.ts';
import { watchHealth } from './watch-health.job.ts';

const START = new Date('2026-11-26T08:00:00Z');
const WEBHOOK = { url: 'http://127.0.0.1:9/', secret: 'a secret of sixteen or more' };
const { database, site } = await openTestSite({}, { alertWebhook: WEBHOOK });
const { db } = database;
await markBuilt(db);
const admin = await signUpPerson(site, { role: 'admin' });
const jobDeps = { ...site.deps, sendMail: async () => ({ sent: 1 as const }) };
let figures = createProcessFigures(() => 0);

beforeEach(async () => {
  await database.pool.query('truncate alerts, metric_samples, status_days');
  site.clock.now = START;
  site.jobs.length = 0;
  figures = createProcessFigures(() => 0);
});

/** A minute of one process with answers of the API, then the job. */
async function minute(statuses: number[] = []): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
  for (const status of statuses) figures.observe('api', status, 20);
  await saveSample(site.deps, figures, 'one');
  await watchHealth(jobDeps, {}, { id: 'job', enqueuedAt: START });
}
const failing = () => minute(Array(30).fill(500));
const quietMinutes = async (count: number) => {
  for (let n = 0; n < count; n++) await minute(Array(30).fill(200));
};
const stored = () => db.select().from(alerts).orderBy(alerts.id);
const sent = () => site.jobs.filter(({ name }) => name === 'send-alert').map(({ payload }) => payload as AlertMessage);
const events = () => sent().map(({ event, alert }) => `${event} ${alert.kind}`);
const overview = async () => (await (await admin.browser.get('/monitoring/overview')).json()) as Monitoring;

test('MON-2 a repeated open alert only refreshes its time, and is resolved when its cause ends', async () => {
  await failing();
  await failing();
  const [alert, ...others] = await stored();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: 'errors', severity: 'critical', value: 1, threshold: 0.05, resolvedAt: null });
  expect(alert?.lastSeenAt.getTime()).toBe((alert?.openedAt.getTime() ?? 0) + 60_000);
  expect(events()).toEqual(['opened errors']);
  await quietMinutes(5);
  expect(await stored()).toMatchObject([{ id: alert?.id, resolvedBy: 'cause', resolvedAt: site.clock.now }]);
  expect(events()).toEqual(['opened errors', 'resolved errors']);
});

test('MON-2 a person resolves an alert, which is audited; while its cause goes on it is quiet for an hour', async () => {
  await failing();
  const [open] = (await overview()).alerts;
  expect((await admin.browser.post(`/monitoring/alerts/${open?.number}/resolve`, {})).status).toBe(200);
  expect((await admin.browser.post(`/monitoring/alerts/${open?.number}/resolve`, {})).status).toBe(404);
  const isResolved = eq(complianceAuditLogs.eventType, 'alert.resolved');
  expect(await db.select().from(complianceAuditLogs).where(isResolved)).toHaveLength(1);
  await failing();
  expect(await stored()).toMatchObject([{ resolvedBy: 'person' }]);
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
  await failing();
  expect(await stored()).toMatchObject([{ resolvedBy: 'person' }, { resolvedAt: null }]);
  expect(events()).toEqual(['opened errors', 'resolved errors', 'opened errors']);
});

test('MON-2 an alert that becomes worse says so once', async () => {
  const degrade = (state: string) =>
    database.pool.query(
      `update metric_samples set figures = jsonb_set(figures, '{parts,storage}', to_jsonb($1::text))`,
      [state],
    );
  const judge = () => watchHealth(jobDeps, {}, { id: 'job', enqueuedAt: START });
  await saveSample(site.deps, figures, 'one');
  for (const state of ['degraded', 'unhealthy', 'unhealthy', 'degraded']) {
    await degrade(state);
    await judge();
  }
  expect(sent().map(({ event, alert }) => `${event} ${alert.severity}`)).toEqual(['opened high', 'worsened critical']);
});

test('MON-2 100 samples of a process and 50 alerts are stored', async () => {
  const at = (n: number) => new Date(START.getTime() - n * 1000);
  await saveSample(site.deps, figures, 'one');
  const [sample] = await db.select().from(metricSamples);
  const many = Array.from({ length: 130 }, (_, n) => ({ process: 'two', at: at(n), figures: sample?.figures }));
  await db.insert(metricSamples).values([...many, { process: 'ended', at: at(90_000), figures: {} }]);
  const old = { kind: 'api', severity: 'high', openedAt: START, lastSeenAt: START };
  await db
    .insert(alerts)
    .values(Array.from({ length: 60 }, () => ({ ...old, resolvedAt: START, resolvedBy: 'cause' })));
  await watchHealth(jobDeps, {}, { id: 'job', enqueuedAt: START });
  const rows = await db.select({ process: metricSamples.process }).from(metricSamples);
  expect(rows.filter(({ process }) => process === 'two')).toHaveLength(MAX_SAMPLES);
  expect(rows).toHaveLength(MAX_SAMPLES + 1);
  expect(await stored()).toHaveLength(MAX_ALERTS);
});

test('MON-1 each minute is counted once in the history of its day in Dubai', async () => {
  site.clock.now = new Date('2026-11-26T19:58:30Z');
  await minute();
  await watchHealth(jobDeps, {}, { id: 'again', enqueuedAt: START });
  await minute();
  const rows = await db.select().from(statusDays).where(eq(statusDays.part, 'mail'));
  expect(rows.map(({ day, minutes }) => [day, minutes])).toEqual([
    ['2026-11-26', 1],
    ['2026-11-27', 1],
  ]);
});

test('MON-2 MON-4 staff see samples without an address, a query or a person', async () => {
  await minute([200, 503]);
  const { samples, parts, setUpParts, status } = await overview();
  expect(status).toBe('healthy');
  expect(setUpParts).toEqual(['database', 'storage', 'search', 'guide', 'jobs', 'mail', 'feeds']);
  expect(parts).toMatchObject({ database: 'healthy' });
  expect(samples).toMatchObject([{ process: 'one', figures: { apiRequests: 2, errors: 1, apiMs: 20, pages: 0 } }]);
});

test('MON-1 MON-4 the public status has each part in words only, its history and how fresh each source is', async () => {
  await database.pool.query(`insert into live_values (feed, source, answered_by, value, fetched_at, state)
    values ('weather', 'open-meteo', 'open-meteo', '{}', '2026-11-26T07:30:00Z', 'fresh')`);
  await database.pool.query(`insert into status_days values ('2026-11-24', 'mail', 1440, 30, 0, now())`);
  const read = async () => (await (await site.get('/status')).json()) as StatusView;
  expect((await read()).asOf).toBeNull();
  await minute();
  expect((await site.get('/status')).headers.get('cache-control')).toBe('public, max-age=30');
  const { asOf, parts, sources } = await read();
  expect(asOf).toBe('2026-11-26T08:01:00.000Z');
  expect(parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'database healthy',
    'storage healthy',
    'search healthy',
    'guide healthy',
    'jobs healthy',
    'mail healthy',
    'feeds healthy',
  ]);
  const mail = parts.find(({ part }) => part === 'mail');
  expect(mail).toMatchObject({ badDays: [{ day: '2026-11-24', degraded: 30, unhealthy: 0 }], share: 1 });
  expect(mail?.letters).toBe(`${'n'.repeat(87)}dnh`);
  expect(sources).toEqual([{ feed: 'weather', answeredAt: '2026-11-26T07:30:00.000Z', freshHours: 3 }]);
});

test('MON-1 where no mail is sent, the status does not say that mails work', async () => {
  await minute();
  const withoutMail = createTestApi(db, { isMailSetUp: false });
  const { parts } = (await (await withoutMail.get('/status')).json()) as StatusView;
  expect(parts.map(({ part }) => part)).not.toContain('mail');
});

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => void server.close(resolve))));
  servers = [];
});

async function receive(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`;
}

const MESSAGE: AlertMessage = {
  event: 'opened',
  alert: {
    number: 7,
    kind: 'api',
    severity: 'high',
    state: null,
    value: 2400,
    threshold: 2000,
    openedAt: START.toISOString(),
    lastSeenAt: START.toISOString(),
    resolvedAt: null,
    resolvedBy: null,
  },
};
const deliver = (url: string, timeoutMs?: number) =>
  sendAlert({ ...jobDeps, alertWebhook: { ...WEBHOOK, url, ...(timeoutMs && { timeoutMs }) } }, MESSAGE, {
    id: 'delivery-1',
    enqueuedAt: START,
  });

test('MON-2 the webhook gets the alert as JSON with a signature of its time and body', async () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const url = await receive(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(204).end();
  });
  await deliver(url);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const seconds = START.getTime() / 1000;
  expect(JSON.parse(body)).toEqual({ ...MESSAGE, site: 'https://dalil.example' });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'dalil-delivery': 'delivery-1',
    'dalil-signature': `t=${seconds},v1=${signAlert(WEBHOOK.secret, seconds, body)}`,
  });
  // Computed with `openssl dgst -sha256 -hmac`.
  expect(signAlert('secret', 1, '{}')).toBe('1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908');
});

test('MON-2 a webhook that fails, redirects, is slow or refuses is tried again by the queue', async () => {
  const failingUrl = await receive((_request, response) => response.writeHead(500).end());
  await expect(deliver(failingUrl)).rejects.toMatchObject({ name: 'Error', reason: 'http_500' });
  const redirecting = await receive((_request, response) => response.writeHead(302, { location: failingUrl }).end());
  await expect(deliver(redirecting)).rejects.toMatchObject({ reason: 'http_302' });
  const slow = await receive(() => {});
  await expect(deliver(slow, 50)).rejects.toMatchObject({ reason: 'http_timeout' });
  for (const server of servers) server.closeAllConnections();
  await new Promise((resolve) => void servers.shift()?.close(resolve));
  await expect(deliver(failingUrl)).rejects.toMatchObject({ reason: 'http_unreachable' });
});
