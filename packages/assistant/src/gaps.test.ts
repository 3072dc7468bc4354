import { expect, test } from 'vitest';
import { addBlock, claim, createDraft, type Draft } from './draft.ts';
import { lacksValue, lacksYear } from './gaps.ts';
import { readQuestion } from './read-question.ts';
import { TEST_NOW } from './test-pack.ts';

function stated(text: string, kind: 'fact' | 'article' = 'article'): Draft {
  const draft = createDraft('en');
  draft.citations.push({ kind, id: 'one', title: 'One', href: null, source: null, asOf: null });
  addBlock(draft, 'paragraph', [claim(text, [0])]);
  return draft;
}

const read = (question: string) => readQuestion(question, 'en', TEST_NOW);

test.each([
  ['What is the phone number of the pharmacy?', 'Some are open for 24 hours.', true],
  ['What is the phone number of the pharmacy?', 'Call 800 342.', false],
  ['How much is the ticket?', 'It has 163 floors.', true],
  ['How much is the ticket?', 'It costs AED 189.', false],
  ['How much is the ticket?', 'Entry is free.', false],
  ['Where is the pharmacy?', 'On the ground floor.', false],
])('CHAT-1 “%s” – “%s” leaves the value out: %s', (question, text, isLacking) => {
  expect(lacksValue(read(question), stated(text))).toBe(isLacking);
});

test('CHAT-1 a fact may answer “how much” with something else than money', () => {
  expect(lacksValue(read('How much over the limit may I drive?'), stated('Margin: 20 km/h.', 'fact'))).toBe(false);
});

test.each([
  ['When is spring break in 2027?', 'Schools close in spring.', true],
  ['When is spring break in ٢٠٢٧?', 'From 15 March 2027.', false],
  ['My car is of 2022, does it need a test?', 'After three years.', false],
  ['When is spring break?', 'In spring.', false],
])('CHAT-1 “%s” – “%s” leaves the year out: %s', (question, text, isLacking) => {
  expect(lacksYear(read(question), { now: TEST_NOW }, stated(text))).toBe(isLacking);
});
