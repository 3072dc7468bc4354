import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { expect, test } from 'vitest';
import { freshAddress } from '../../accounts/test-accounts.ts';
import { readAnswer, translatorOf } from '../test-stream.ts';
import { openModelSites } from './test-model-site.ts';

const QUESTION = { question: 'How much is the fine for overstaying my visa?', locale: 'en' };
const RIGHT = 'The overstay fine for each day is AED 50 [fact/visa.overstay.daily-fine].';

const { server, createSite } = await openModelSites();
const site = createSite();

const requests = async (body: object) => readAnswer(await site.post('/assistant/answers', body, freshAddress()));

test.each([
  ['E11', 1],
  ['a road nobody knows', 2],
])('CHAT-2 the roads at their usual hours, and that nothing is live: %s', async (road, min) => {
  const sentences = ['Sheikh Zayed Road is usually busy at 06:30-09:30 [tool/road-sheikh-zayed-road].'];
  server.play({ calls: [{ name: 'get_traffic', input: { road } }] }, { sentences });
  const { answer } = await requests({ question: 'Is Sheikh Zayed Road busy in the morning?', locale: 'en' });
  const returned = String(server.requests[1]?.messages.at(-1)?.content);
  const roads = new Set(Array.from(returned.matchAll(/tool\/road-[a-z-]+/gu), ([id]) => id));
  expect(roads.size).toBeGreaterThanOrEqual(min);
  expect(returned.split('Nothing live is known of the roads').length - 1).toBe(roads.size);
  expect(answer).toMatchObject({ engine: 'model', citations: [{ kind: 'tool', href: '/traffic' }] });
  expect(translatorOf(answer)).toContain('06:30-09:30');
});

test('CHAT-3 prefers nothing over anything else, unless the user has switched that off', async () => {
  const stated = async (biasAwareness: boolean) => {
    server.play({ sentences: [RIGHT] });
    await requests({ ...QUESTION, preferences: { ...DEFAULT_PREFERENCES.aiPreferences, biasAwareness } });
    return String(server.requests[0]?.messages[0]?.content);
  };
  expect(await stated(true)).toContain('Prefer nothing over anything else');
  expect(await stated(false)).not.toContain('Prefer nothing over anything else');
});
