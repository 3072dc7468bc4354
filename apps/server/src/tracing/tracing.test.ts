import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { LogFields } from '@dalil/backend/core/deps.ts';
import { createTestApi } from '@dalil/backend/test-api.ts';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openTracing } from './open-tracing.ts';
import { createSampler } from './sampler.ts';
import { type Behaviour, startCollector } from './test-collector.ts';
import { statementName } from './trace-database.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

async function open(behaviour: Behaviour = 'takes', sampleRate = 1) {
  const collector = await startCollector(behaviour);
  const logged: { event: string; fields: LogFields | undefined }[] = [];
  const opened = await openTracing({
    settings: { endpoint: collector.origin, headers: { authorization: 'Bearer a' }, sampleRate, serviceName: 'guide' },
    environment: 'test',
    log: (_level, event, fields) => void logged.push({ event, fields }),
    pool: database.pool,
  });
  return { collector, logged, ...opened };
}

test('MON-3 a request is a trace: its route, statements and fetches, by name and without addresses or people', async () => {
  const { collector, tracing, close } = await open();
  const seen: (string | undefined)[] = [];
  const other = createServer((request, response) => {
    seen.push(request.headers.traceparent as string | undefined);
    response.end('{}');
  });
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { api } = createTestApi(database.db, { tracing });
  const lines: string[] = [];
  const log = createLog(
    'info',
    (line) => lines.push(line) > 0,
    () => tracing.current()?.traceId ?? null,
  );
  const work = async () => {
    const request = new Request('https://dalil.example/api/facts?ids=a-name%40example.org');
    await api.fetch(request, { clientAddress: '203.0.113.9' });
    await (await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/a/path?key=secret`)).text();
    log('info', 'tested');
  };
  await tracing.trace({ name: 'GET', kind: 'server' }, work, PARENT);
  await tracing
    .trace({ name: 'job send-email', kind: 'internal' }, () => Promise.reject(new TypeError('a-name')))
    .catch(() => {});
  log('info', 'outside');
  await close();

  const [request, ...parts] = [...collector.spans].filter(({ traceId }) => traceId === TRACE_ID).toReversed();
  expect(request).toMatchObject({
    name: 'GET /api/facts',
    parentSpanId: '00f067aa0ba902b7',
    values: { 'http.route': '/api/facts' },
  });
  const sent = parts.find(({ name }) => name === 'GET 127.0.0.1');
  expect(parts.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  expect(seen).toEqual([`00-${TRACE_ID}-${sent?.spanId}-01`]);
  const job = collector.spans.find(({ name }) => name === 'job send-email');
  expect(job).toMatchObject({ hasFailed: true, values: { 'error.type': 'TypeError' } });
  expect(job?.traceId).not.toBe(TRACE_ID);
  const [first] = collector.requests;
  expect([first?.path, first?.headers.authorization]).toEqual(['/v1/traces', 'Bearer a']);
  expect(collector.requests.map(({ body }) => body).join()).not.toMatch(/a-name|secret|203\.0\.113/);
  expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([TRACE_ID, undefined]);
  await new Promise((resolve) => void other.close(resolve));
  await collector.close();
});

test('MON-3 statements are parts of the trace that asked, also while they wait for a connection', async () => {
  const { collector, tracing, close } = await open();
  const ask = (name: string) =>
    tracing.trace({ name, kind: 'server' }, async () => {
      await database.pool.query('select status from health_check where id = $1', [1]);
      await database.db.transaction(async (transaction) => void (await transaction.execute('select 1 as one')));
    });
  await Promise.all(Array.from({ length: 30 }, (_, n) => ask(`request ${n}`)));
  await database.pool.query('select 1');
  await close();
  const requests = collector.spans.filter(({ name }) => name.startsWith('request '));
  expect(requests).toHaveLength(30);
  for (const { spanId } of requests) {
    const own = collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);
    expect(own.toSorted()).toEqual(['begin', 'commit', 'select', 'select health_check']);
  }
  expect(collector.spans).toHaveLength(150);
  await collector.close();
});

test.each(['refuses', 'is silent'] as const)(
  'MON-3 a collector that %s costs no request, is logged once, and the end waits two seconds for it at most',
  async (behaviour) => {
    const { collector, logged, tracing, close } = await open(behaviour);
    const startedAt = performance.now();
    for (let n = 0; n < 3000; n++) await tracing.trace({ name: 'GET /', kind: 'server' }, async () => n);
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await wait(50);
    const stoppedAt = performance.now();
    await close();
    expect(performance.now() - stoppedAt).toBeLessThan(2500);
    expect(collector.requests.length).toBeGreaterThan(0);
    expect(logged.length).toBeLessThanOrEqual(1);
    await collector.close();
  },
);

test('MON-3 without a collector nothing is loaded and nothing is passed on', async () => {
  const { tracing } = await openTracing({ settings: null, environment: 'test', log: () => {}, pool: database.pool });
  expect(tracing.isOn).toBe(false);
  expect(await tracing.trace({ name: 'GET', kind: 'server' }, async () => tracing.current(), PARENT)).toBeNull();
});

test('MON-3 a share of the traces is recorded, and of those that clients ask for sixty in a minute', async () => {
  const { RECORD_AND_SAMPLED: RECORD, NOT_RECORD } = SamplingDecision;
  let now = 0;
  let drawn = 0.05;
  const sampler = createSampler({ rate: 0.1, random: () => drawn, now: () => now });

  const asks = (traceFlags: number, isRemote: boolean) => {
    const context = trace.setSpanContext(ROOT_CONTEXT, {
      traceId: TRACE_ID,
      spanId: 'f'.repeat(16),
      traceFlags,
      isRemote,
    });
    return sampler.shouldSample(context, TRACE_ID, '', SpanKind.SERVER, {}, []).decision;
  };
  expect(sampler.shouldSample(ROOT_CONTEXT, TRACE_ID, '', SpanKind.SERVER, {}, []).decision).toBe(RECORD);
  expect(asks(0, false)).toBe(NOT_RECORD);
  drawn = 0.1;
  expect([asks(0, true), asks(1, false)]).toEqual([NOT_RECORD, RECORD]);
  const decisions = Array.from({ length: 100 }, () => asks(1, true));
  expect(decisions.filter((decision) => decision === RECORD)).toHaveLength(60);
  now = 60_000;
  expect(asks(1, true)).toBe(RECORD);
});

test.each([
  ['select "a" from "page_counts" where "a" = $1', 'select page_counts'],
  ['insert into "search"."changes" ("a") values ($1)', 'insert into changes'],
  ['with q as (select 1) select * from q', 'with q'],
  ['begin', 'begin'],
  [{ name: 'read-item', text: 'select 1' }, 'read-item'],
  [{ submit: () => {} }, null],
])('MON-3 the statement %j is called %s', (given, expected) => {
  expect(statementName(given)).toBe(expected);
});
