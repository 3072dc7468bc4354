import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '@dalil/backend/core/deps.ts';
import type { JobQueue } from '@dalil/backend/core/job-queue.ts';
import { sampledTraceId, type Tracing } from '@dalil/backend/core/tracing.ts';
import { MODEL_OUTCOMES } from '@dalil/backend/monitoring/model-watch.ts';
import type { OpenDatabase } from '@dalil/database/connection.ts';
import { MAIL_FAILURE_KINDS } from '@dalil/domain/notifications/mail-failure.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { acceptsOpenMetrics, createMetricsWriter, createRegistry } from './metrics-text.ts';
import type { PageCache } from './page-cache/page-cache.ts';

export type Metrics = {
  /** Counts a response that took `duration` milliseconds. */
  observe: (path: string, status: number, duration: number) => void;
  /** The metrics for a client with the token, in the form it accepts; null for any other client, which gets a 404. */
  answer: (authorization: string | undefined, accept?: string) => Promise<Response> | null;
};

type Sources = {
  cache: PageCache | null;
  pool: OpenDatabase['pool'];
  jobs: Pick<JobQueue, 'count' | 'finished'>;
  deps: Pick<Deps, 'assistant' | 'modelWatch'>;
  tracing: Tracing;
  token: string | undefined;
};

/** Model calls take longer than any other operation. */
const MODEL_SECONDS = [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 45, 60];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * MON-4: operational metrics in Prometheus format, or in OpenMetrics with the traces of slow answers as exemplars. Labels are address
 * types and status classes, never addresses, queries or personal data.
 */
export function createMetrics({ cache, pool, jobs, deps, tracing, token }: Sources): Metrics {
  const registry = createRegistry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram<'kind' | 'status' | 'trace_id'>({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, without pages answered from memory',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    enableExemplars: true,
    registers: [registry],
  });
  if (cache) addCacheMetrics(registry, cache);
  addPoolMetrics(registry, pool);
  addJobMetrics(registry, jobs);
  addMailMetrics(registry, pool);
  addModelMetrics(registry, deps);
  const write = createMetricsWriter(registry);
  return {
    observe: (path, status, duration) => {
      const traceId = sampledTraceId(tracing);
      durations.observe({
        labels: { kind: kindOf(path), status: `${Math.floor(status / 100)}xx` },
        value: duration / 1000,
        ...(traceId !== null && { exemplarLabels: { trace_id: traceId } }),
      });
    },
    answer: (authorization, accept) => {
      if (!token || !isEqual(authorization ?? '', `Bearer ${token}`)) return null;
      return write(acceptsOpenMetrics(accept)).then(
        ({ text, type }) => new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } }),
      );
    },
  };
}

function addCacheMetrics(registry: Registry, cache: PageCache): void {
  registry.registerMetric(
    new Counter({
      name: 'page_cache_answers_total',
      help: 'Pages answered, by how',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(cache.counts)) this.inc({ outcome }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'page_cache_pages',
      help: 'Pages stored in memory',
      registers: [],
      collect() {
        this.set(cache.size.pages);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'page_cache_bytes',
      help: 'Memory used by the stored pages',
      registers: [],
      collect() {
        this.set(cache.size.bytes);
      },
    }),
  );
}

function addPoolMetrics(registry: Registry, pool: OpenDatabase['pool']): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections to the database, and requests that wait for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'awaited' }, pool.waitingCount);
      },
    }),
  );
}

function addJobMetrics(registry: Registry, jobs: Sources['jobs']): void {
  registry.registerMetric(
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the queue of all processes, by state; a dead one is not tried again',
      labelNames: ['job', 'state'],
      registers: [],
      async collect() {
        this.reset();
        // The health check reports a queue that cannot be read. The other metrics remain useful.
        for (const { name, ...count } of await jobs.count().catch(() => [])) {
          this.set({ job: name, state: 'waiting' }, count.waiting);
          this.set({ job: name, state: 'active' }, count.active);
          this.set({ job: name, state: 'dead' }, count.dead);
        }
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'job_attempts_total',
      help: 'Attempts of this process, by how they ended',
      labelNames: ['job', 'outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [key, count] of jobs.finished) {
          const [job = '', outcome = ''] = key.split(' ');
          this.inc({ job, outcome }, count);
        }
      },
    }),
  );
}

function addMailMetrics(registry: Registry, pool: OpenDatabase['pool']): void {
  registry.registerMetric(
    new Gauge({
      name: 'mail_failures',
      help: 'Addresses that get no subscription mails, by kind: bounce or complaint',
      labelNames: ['kind'],
      registers: [],
      async collect() {
        for (const kind of MAIL_FAILURE_KINDS) this.set({ kind }, 0);
        const asked = pool.query<{ kind: string; count: number }>(
          'select kind, count(*)::int as count from mail_failures group by kind',
        );
        // The health check reports a database that cannot be read.
        const { rows } = await asked.catch(() => ({ rows: [] }));
        for (const { kind, count } of rows) this.set({ kind }, count);
      },
    }),
  );
}

function addModelMetrics(registry: Registry, { assistant, modelWatch }: Sources['deps']): void {
  const registers = [registry];
  const configured = new Gauge({
    name: 'assistant_model_configured',
    help: '1 where a language model writes answers, 0 where the guide answers by itself',
    registers,
  });
  configured.set(assistant.model ? 1 : 0);
  const answers = new Counter({
    name: 'assistant_model_answers_total',
    help: 'Answers a language model was to write, by how they ended; all but answered and reader_left fell back to the guide',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of MODEL_OUTCOMES) answers.inc({ outcome }, 0);
  const calls = new Counter({ name: 'assistant_model_calls_total', help: 'Requests to the language model', registers });
  const tokens = new Counter({ name: 'assistant_model_tokens_total', help: 'Tokens of these requests', registers });
  const durations = new Histogram({
    name: 'assistant_model_answer_seconds',
    help: 'Time a language model worked on an answer, also where the guide answered in the end',
    buckets: MODEL_SECONDS,
    registers,
  });
  modelWatch.listen((work) => {
    answers.inc({ outcome: work.outcome });
    calls.inc(work.calls);
    tokens.inc(work.tokens);
    if (work.calls > 0) durations.observe(work.milliseconds / 1000);
  });
}

export function kindOf(path: string): string {
  if (path.startsWith('/api/') || path === '/mcp') return 'api';
  if (path.startsWith('/assets/')) return 'file';
  return path.startsWith('/art/') || path.startsWith('/map/') || path.startsWith('/pictures/') ? 'artwork' : 'page';
}

/** Constant-time comparison, so that its duration reveals nothing about the token. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
