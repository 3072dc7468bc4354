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

test('CHAT-2 every service, question and article belongs to a topic', () => {
  const read = pack.items.filter(({ kind }) => ['service', 'question', 'article'].includes(kind));
  expect(read.map(({ kind, id }) => `${kind}/${id}`).filter((key) => !texts.has(key))).toEqual([]);
});
