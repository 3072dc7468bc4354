import { expect, test } from 'vitest';
import { aCitation, aSentence } from './factories.ts';
import {
  type AnswerEvent,
  answerEvent,
  cardsOf,
  NOTHING_YET,
  sentencesOf,
  visibleBlocks,
  withPart,
} from './partial-answer.ts';

const sentence = (block: number, text: string): AnswerEvent => ({
  event: 'part',
  data: { type: 'sentence', block, kind: 'paragraph', sentence: { ...aSentence({ text }), citations: [0] } },
});
const CARDS: AnswerEvent = { event: 'part', data: { type: 'cards', block: 1, items: [{ kind: 'place', id: 'jbr' }] } };
const CITATION: AnswerEvent = { event: 'citation', data: { at: 0, citation: aCitation() } };

test('CHAT-1 sentences join their block, and what is not there yet is not shown', () => {
  const answer = [CITATION, sentence(0, 'One.'), sentence(0, 'Two.')].reduce(withPart, NOTHING_YET);
  expect(visibleBlocks(answer)).toHaveLength(1);
  expect(sentencesOf(answer).map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

test('CHAT-1 parts find their place in whatever order they come', () => {
  const answer = [sentence(2, 'Last.'), CARDS, CITATION, sentence(0, 'First.')].reduce(withPart, NOTHING_YET);
  expect(sentencesOf(answer).map(({ text }) => text)).toEqual(['First.', 'Last.']);
  expect(visibleBlocks(answer).map(({ kind }) => kind)).toEqual(['paragraph', 'cards', 'paragraph']);
  expect(cardsOf(answer)).toEqual([{ kind: 'place', id: 'jbr' }]);
  expect(answer.citations[0]?.title).toBe('Overstay fine');
});

test('CHAT-2 the other engine begins on an empty page and says why', () => {
  const restart: AnswerEvent = { event: 'part', data: { type: 'restart', reason: 'model_slow' } };
  const answer = [CITATION, sentence(0, 'Half of'), restart].reduce(withPart, NOTHING_YET);
  expect(answer).toEqual({ ...NOTHING_YET, restart: 'model_slow' });
});

test('CHAT-1 an event that this version does not know is passed over', () => {
  expect(answerEvent({ event: 'applause', data: '{}' })).toBeNull();
  expect(() => answerEvent({ event: 'done', data: 'not json' })).toThrow(SyntaxError);
});
