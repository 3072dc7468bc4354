import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { MESSAGES } from './messages/messages.ts';
import { type SmallTalk, smallTalkOf } from './small-talk.ts';
import { getAnswer } from './test-pack.ts';

const SAID: readonly (readonly [Locale, string, SmallTalk])[] = [
  ['en', 'Thanks!', 'thanks'],
  ['en', 'ok, thank you so much', 'thanks'],
  ['en', 'hello', 'hello'],
  ['en', 'Hi there Ayyan', 'hello'],
  ['en', 'Good night', 'bye'],
  ['en', 'okay', 'fine'],
  ['ar', 'شكرا', 'thanks'],
  ['ar', 'شُكرًا جزيلًا', 'thanks'],
  ['ar', 'السلام عليكم', 'hello'],
  ['ar', 'shukran', 'thanks'],
  ['ar', 'مع السلامة', 'bye'],
  ['hi', 'धन्यवाद', 'thanks'],
  ['hi', 'बहुत शुक्रिया', 'thanks'],
  ['hi', 'नमस्ते', 'hello'],
  ['hi', 'dhanyavaad', 'thanks'],
  ['hi', 'ठीक है', 'fine'],
  ['ur', 'شکریہ', 'thanks'],
  ['ur', 'بہت شکریہ', 'thanks'],
  ['ur', 'ہیلو', 'hello'],
  ['ur', 'shukriya', 'thanks'],
  ['ur', 'خدا حافظ', 'bye'],
];

test.each(SAID)('CHAT-1 small talk gets a short reply without a claim [%s]: %s', async (locale, said, talk) => {
  const fine = { kind: 'fact', id: 'visa.overstay.daily-fine' } as const;
  const answer = await getAnswer(said, {
    locale,
    before: [{ question: 'How much is the overstay fine?', cited: [fine] }],
  });
  expect(answer).toMatchObject({ locale, citations: [], reasons: [] });
  expect(answer.text).toBe(MESSAGES[locale].smallTalk[talk]);
});

test.each(['thanks, and how much is Salik?', 'Hi, where is Kite Beach?', 'good restaurants', 'شكرا وكم رسوم سالك', ''])(
  'CHAT-2 a message with anything else in it is a question: %s',
  (text) => {
    expect(smallTalkOf(text)).toBeNull();
  },
);

test('CHAT-2 a question after thanks still goes on from what was asked before', async () => {
  const before = ['How much is Salik at 9 am tomorrow?', 'thanks'].map((question) => ({ question, cited: [] }));
  const answer = await getAnswer('and at 11 am?', { before });
  expect(answer.cited).toContain('tool/tariffs');
});
