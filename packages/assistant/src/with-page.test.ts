import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { testGuide, TEST_NOW } from './test-pack.ts';
import { withPage } from './with-page.ts';

const onPage = (question: string, kind: 'place' | 'service', id: string) =>
  withPage(readQuestion(question, 'en', TEST_NOW), { kind, id }, testGuide());

test('CHAT-2 what a question leaves out is what its page is about', async () => {
  const { question, named } = await onPage('Is one month enough for this?', 'service', 'overstay-fines');
  expect([...question.subjects]).toEqual(expect.arrayContaining(['overstay', 'fine']));
  expect(named).toEqual([]);
});

test('CHAT-2 a question with subjects of its own keeps to them', async () => {
  const { question } = await onPage('How do I get a residence visa for a newborn?', 'service', 'overstay-fines');
  expect([...question.subjects]).not.toContain('overstay');
});

test('CHAT-2 the page of a place calls it by its name', async () => {
  const { named } = await onPage('Is it free?', 'place', 'kite-beach');
  expect(named).toEqual([{ kind: 'place', id: 'kite-beach', stems: new Set(['kit', 'beach']) }]);
});

test('CHAT-2 a page nobody has adds nothing', async () => {
  const { question, named } = await onPage('Is it free?', 'place', 'moon');
  expect([[...question.subjects], named]).toEqual([['free'], []]);
});
