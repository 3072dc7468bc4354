import model from '@dalil/assistant/classifier/model.json' with { type: 'json' };
import { normalizeText } from '@dalil/assistant/classifier/text-features.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { HELD_OUT_FOLDER, readGold } from '../../bench/assistant/gold.ts';
import { readQuestions } from '../../bench/assistant/questions.ts';
import { fingerprintOf } from './train-classifier.ts';
import { readUtterances } from './utterances.ts';

const utterances = await readUtterances();
const plain = (text: string) => (normalizeText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

test('CHAT-2 the stored model is the one of these utterances (else run: npm run train-assistant)', () => {
  expect(model.trainedOn).toBe(fingerprintOf(utterances));
});

test('CHAT-2 no utterance has two classes', () => {
  const classes = new Map<string, string>();
  const twice = utterances.filter(({ messageClass, text }) => {
    if (messageClass === null) return false;
    const known = classes.get(text);
    classes.set(text, messageClass);
    return known !== undefined && known !== messageClass;
  });
  expect(twice).toEqual([]);
});

test('CHAT-2 nothing is trained on that is measured', async () => {
  const trained = new Set(utterances.map(({ text }) => plain(text)));
  const needs = [...(await readGold()), ...(await readGold(HELD_OUT_FOLDER))];
  const measured = [
    ...(await readQuestions()).map(({ q }) => q),
    ...needs.flatMap(({ questions }) => LOCALES.map((locale) => questions[locale])),
  ];
  // Greetings and single words are the same for everybody.
  const isOwn = (text: string) => plain(text).split(' ').length > 3;
  expect(measured.filter((text) => isOwn(text) && trained.has(plain(text)))).toEqual([]);
});
