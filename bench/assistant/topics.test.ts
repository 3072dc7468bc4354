import { TOPICS, type Topic } from '@dalil/assistant/classifier/topics.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';

const pack = await readPack();
const topics: readonly Topic[] = Object.values(TOPICS);
const facts = new Set(topics.flatMap((topic) => topic.facts));
const texts = new Set<string>(topics.flatMap((topic) => topic.texts));

test('CHAT-2 every topic is answered by facts and texts that the guide has', async () => {
  const chapters = await createMemoryGuide(pack, '2026-11-24').handbooks('en');
  const known = new Set([
    ...pack.items.map(({ kind, id }) => `${kind}/${id}`),
    ...chapters.map(({ id }) => `handbook/${id}`),
  ]);
  expect([...texts].filter((key) => !known.has(key))).toEqual([]);
  const ids = new Set(pack.facts.map(({ id }) => id));
  expect([...facts].filter((id) => !ids.has(id))).toEqual([]);
});

/** Items whose topics are answered by older texts and facts, by the facts of a place, or by the name of a service. */
const ANSWERED_ELSEWHERE = new Set([
  'black-points',
  'bounced-cheque',
  'cbd-and-drugs',
  'chiller-free',
  'collect-money',
  'complain-about-a-shop',
  'dress-for-sights',
  'duty-free-limits',
  'eviction-rights',
  'global-village-ticket',
  'gold-making-charge',
  'hot-air-balloon',
  'hotel-tax-per-night',
  'how-much-gratuity',
  'indian-visa-on-arrival',
  'influencer-permit',
  'is-dubai-museum-open',
  'marry-in-dubai',
  'metro-blue-line',
  'miracle-garden-ticket',
  'monorail-open',
  'national-day-2026-days-off',
  'nol-minimum-balance',
  'outside-six-months',
  'parks-open-on-holidays',
  'rta-bus-on-demand',
  'tourist-driving-licence',
  'unmarried-couple',
  'unpaid-salary',
  'where-is-garden-glow',
  'where-is-the-hindu-temple',
  'where-to-swim-at-night',
  'where-watch-new-year-fireworks',
  'which-public-beach',
  'who-gets-visa-on-arrival',
  'whom-to-tip',
]);

test('CHAT-2 every service, question and article belongs to a topic', () => {
  const read = pack.items.filter(({ kind }) => ['service', 'question', 'article'].includes(kind));
  const missing = read.filter(({ kind, id }) => !texts.has(`${kind}/${id}`)).map(({ id }) => id);
  expect(missing.toSorted()).toEqual([...ANSWERED_ELSEWHERE].toSorted());
});
