import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string): Promise<Answer> {
  const now = new Date('2026-11-24T14:00:00+04:00');
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale: 'en', now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const cited = ({ citations }: Answer) => citations.map(({ kind, id }) => `${kind}/${id}`);

test.each([
  'may I bring sleeping tablets in my suitcase',
  'هل أقدر أدخل معي حبوب منومة',
  'क्या मैं नींद की गोलियाँ साथ ला सकता हूँ',
  'کیا میں نیند کی گولیاں ساتھ لا سکتا ہوں',
])('CHAT-1 a question in words of its own is answered by what the guide has on it: %s', async (question) => {
  const answer = await ask(question);
  expect(['answered', 'partly']).toContain(answer.outcome);
  expect(['question/medicines', 'service/medicine-import']).toContain(cited(answer)[0]);
});

test.each([
  'my passport ends in five months, do i renew it before my holiday or will they let me in',
  'جوازي ينتهي بعد خمسة أشهر، أجدده قبل السفر ولا يدخلوني دبي؟',
])('CHAT-1 what a question tells besides is background, if its topic is certain: %s', async (question) => {
  const answer = await ask(question);
  expect(answer.outcome).toBe('answered');
  expect(cited(answer)[0]).toBe('fact/visa.passport.validity');
});

test('CHAT-1 a comparison has both sides', async () => {
  const answer = await ask('what is the difference between a golden visa and a green visa');
  expect(['answered', 'partly']).toContain(answer.outcome);
  expect(cited(answer)).toEqual(expect.arrayContaining(['service/golden-visa', 'service/green-visa']));
});

test.each([
  'which is better for swimming, kite beach or la mer',
  'gold class aur normal metro me kya farak hai paise me',
  'where can I park at Dubai Frame',
])('CHAT-1 an answer without one side, or without the subject, is one in part: %s', async (question) => {
  expect(await ask(question)).toMatchObject({ outcome: 'partly' });
});
