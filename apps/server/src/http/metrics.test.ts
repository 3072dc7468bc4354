import { DEFAULT_ASSISTANT } from '@dalil/backend/assistant/assistant-settings.ts';
import { createModelWatch } from '@dalil/backend/monitoring/model-watch.ts';
import { createModelProvider } from '@dalil/backend/providers/model/model.ts';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

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

async function figures(): Promise<string> {
  const metrics = createMetrics({ cache: null, pool, jobs, deps: { assistant, modelWatch }, token: TOKEN });
  modelWatch.record({ outcome: 'answered', calls: 2, tokens: 250, milliseconds: 1400 });
  modelWatch.record({ outcome: 'answered', calls: 3, tokens: 400, milliseconds: 2600 });
  modelWatch.record({ outcome: 'model_slow', calls: 1, tokens: 12.5, milliseconds: 20_000 });
  modelWatch.record({ outcome: 'budget_used', calls: 0, tokens: 0, milliseconds: 0 });
  const answer = await metrics.answer(`Bearer ${TOKEN}`);
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
