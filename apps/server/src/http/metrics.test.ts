import { DEFAULT_ASSISTANT } from '@dalil/backend/assistant/assistant-settings.ts';
import { createModelWatch } from '@dalil/backend/monitoring/model-watch.ts';
import { NO_TRACING, type Tracing } from '@dalil/backend/core/tracing.ts';
import { createModelProvider } from '@dalil/backend/providers/model/model.ts';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { acceptsOpenMetrics } from './metrics-text.ts';

type Sources = Parameters<typeof createMetrics>[0];

const TOKEN = 'a token of sixteen';
const query = async () => ({ rows: [{ kind: 'bounce', count: 2 }] });
const pool = { idleCount: 1, totalCount: 1, waitingCount: 0, query } as unknown as Sources['pool'];
const jobs: Sources['jobs'] = { count: async () => [], finished: new Map() };
const modelWatch = createModelWatch(() => new Date('2026-11-22T08:00:00Z'));
const model = createModelProvider({
  vendor: 'openai-compatible',
  model: 'a-model-by-name',
  baseUrl: 'https://model.example/v1',
  apiKey: 'not a real key',
});
const assistant = { ...DEFAULT_ASSISTANT, model };

async function figures(accept?: string, tracing: Tracing = NO_TRACING): Promise<string> {
  const metrics = createMetrics({ cache: null, pool, jobs, deps: { assistant, modelWatch }, tracing, token: TOKEN });
  modelWatch.record({ outcome: 'answered', calls: 2, tokens: 250, milliseconds: 1400 });
  modelWatch.record({ outcome: 'answered', calls: 3, tokens: 400, milliseconds: 2600 });
  modelWatch.record({ outcome: 'model_slow', calls: 1, tokens: 12.5, milliseconds: 20_000 });
  modelWatch.record({ outcome: 'budget_used', calls: 0, tokens: 0, milliseconds: 0 });
  metrics.observe('/ar/news', 200, 30);
  metrics.observe('/api/days/today', 200, 20_000);
  await metrics.answer(`Bearer ${TOKEN}`, 'application/openmetrics-text');
  const answer = await metrics.answer(`Bearer ${TOKEN}`, accept);
  return (await answer?.text()) ?? '';
}

test('MON-1 MON-4 how a language model does is counted, without its name, its address or its key', async () => {
  const lines = (await figures()).split('\n').filter((line) => line.startsWith('assistant_model'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'assistant_model_configured 1',
      'assistant_model_answers_total{outcome="answered"} 2',
      'assistant_model_answers_total{outcome="model_slow"} 1',
      'assistant_model_answers_total{outcome="budget_used"} 1',
      'assistant_model_answers_total{outcome="model_failed"} 0',
      'assistant_model_calls_total 6',
      'assistant_model_tokens_total 662.5',
      'assistant_model_answer_seconds_bucket{le="2"} 1',
      'assistant_model_answer_seconds_bucket{le="20"} 3',
      'assistant_model_answer_seconds_count 3',
      'assistant_model_answer_seconds_sum 24',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/a-model-by-name|model\.example|real key/);
});

test('NOTIF-4 MON-4 addresses that mail failed on are counted by kind', async () => {
  const lines = (await figures()).split('\n').filter((line) => line.startsWith('mail_failures'));
  expect(lines).toEqual(['mail_failures{kind="bounce"} 2', 'mail_failures{kind="complaint"} 0']);
});

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROMETHEUS = 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.1';
const sampled = { traceId: TRACE_ID, isSampled: true, traceparent: '' };

const LABELS = '\\{(?:[a-z_]+="[^"\\\\\\n]*"(?:,(?=[a-z_]))?)*\\}';
const NUMBER = '(?:[+-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|Na[Nn]|[+-]Inf)';
/** A sample as OpenMetrics 1.0 writes it: name, labels, value, and an exemplar with its own labels, value and time. */
const SAMPLE = new RegExp(
  `^(\\w+?)(_bucket|_sum|_count|_total)?(${LABELS})? ${NUMBER}(?: # (${LABELS}) ${NUMBER} \\d+(?:\\.\\d+)?)?$`,
);

test('MON-4 MON-3 the metrics in OpenMetrics keep its rules and link slow answers to their traces', async () => {
  const text = await figures(PROMETHEUS, { ...NO_TRACING, isOn: true, current: () => sampled });
  expect(text.endsWith('# EOF\n')).toBe(true);
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]));
  const faults = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .filter((line) => {
      const [whole, name = '', suffix = '', , exemplar] = SAMPLE.exec(line) ?? [];
      if (whole === undefined) return true;
      const type = types.get(name) ?? types.get(name + suffix);
      if (exemplar !== undefined && !['_bucket', '_total'].includes(suffix)) return true;
      if (type === 'counter') return suffix !== '_total';
      return type === undefined || (suffix === '_bucket' && !/\ble="(?:\d+\.\d+|\+Inf)"/.test(line));
    });
  expect(faults).toEqual([]);
  expect([...types.keys()].filter((name) => types.get(name) === 'counter' && name?.endsWith('_total'))).toEqual([]);
  const linked = text.split('\n').filter((line) => line.includes(`# {trace_id="${TRACE_ID}"}`));
  expect(linked.map((line) => line.replace(/ \d+\.?\d*$/, ''))).toEqual([
    `http_request_duration_seconds_bucket{le="0.05",kind="page",status="2xx"} 1 # {trace_id="${TRACE_ID}"} 0.03`,
    `http_request_duration_seconds_bucket{le="+Inf",kind="api",status="2xx"} 1 # {trace_id="${TRACE_ID}"} 20`,
  ]);
});

test('MON-4 the older format is what it was, also after OpenMetrics, and has no exemplars', async () => {
  const text = await figures('text/plain', { ...NO_TRACING, isOn: true, current: () => sampled });
  expect(text).toContain('assistant_model_calls_total 6\n');
  expect(text).toContain('# TYPE assistant_model_calls_total counter\n');
  expect(text).toContain('http_request_duration_seconds_bucket{le="1",kind="page",status="2xx"} 1\n');
  expect(text).not.toMatch(/trace_id|# EOF/);
});

test.each([
  [PROMETHEUS, true],
  ['application/openmetrics-text', true],
  ['text/plain;version=0.0.4;q=0.5,application/openmetrics-text;q=0.1', false],
  ['application/openmetrics-text;q=0', false],
  ['*/*', false],
  ['', false],
])('MON-4 a client that accepts "%s" gets OpenMetrics: %s', (accept, expected) => {
  expect(acceptsOpenMetrics(accept)).toBe(expected);
});
