import { expect, test } from 'vitest';
import { allQuestions, ASKED_LIMITS, askedAsSchema, repeatedQuestions } from './asked-as.ts';

test('CHAT-2 of questions alike in a language the later ones repeat, whatever their capitals and their mark', () => {
  const asked = {
    en: ['salik price', 'Salik price?', 'toll', 'SALIK PRICE'],
    ar: ['كم سالك', 'كم سالك؟'],
    ur: ['toll'],
  };
  expect(repeatedQuestions(asked)).toEqual([
    { locale: 'en', index: 1 },
    { locale: 'en', index: 3 },
    { locale: 'ar', index: 1 },
  ]);
  expect(repeatedQuestions({ en: ['toll'], hi: ['toll'] })).toEqual([]);
  expect(allQuestions({ en: ['toll'], hi: ['toll', 'salik'] })).toEqual(['toll', 'salik']);
});

test.each([
  ['two lines', ['salik\nprice']],
  ['one letter', ['x']],
  ['too long', ['x'.repeat(ASKED_LIMITS.letters + 1)]],
  ['too many', Array.from({ length: ASKED_LIMITS.questions + 1 }, (_, at) => `question ${at}`)],
])('CHAT-2 a question is one short line: %s', (_name, en) => {
  expect(askedAsSchema.safeParse({ en }).success).toBe(false);
});
