import { expect, test } from 'vitest';
import type { Sense } from './lexicon/senses.ts';
import { readQuestion } from './read-question.ts';
import { isOfOtherMatter } from './score-facts.ts';
import { TEST_NOW } from './test-pack.ts';

const read = (question: string) => readQuestion(question, 'en', TEST_NOW);
const OVERSTAY = new Set<Sense>(['overstay', 'fine']);

test('CHAT-1 the fine of another matter is no evidence', () => {
  expect(isOfOtherMatter(['fine'], OVERSTAY, read('What is the fine for a red light?'))).toBe(true);
});

test('CHAT-1 the matter itself is', () => {
  expect(isOfOtherMatter(['fine', 'overstay'], OVERSTAY, read('What is the fine for overstaying?'))).toBe(false);
});

test('CHAT-1 a question that says no more than “fine” may mean any', () => {
  expect(isOfOtherMatter(['fine'], OVERSTAY, read('How much is the fine?'))).toBe(false);
});
