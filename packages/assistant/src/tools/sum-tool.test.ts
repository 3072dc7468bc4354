import { expect, test } from 'vitest';
import { getAnswer } from '../test-pack.ts';

test.each([
  ['en', 'I overstayed my visa by 12 days, how much is the fine in total?', 'AED 600'],
  ['ar', 'كم غرامة البقاء 20 يوما بعد انتهاء التأشيرة؟', '1,000'],
  ['hi', 'वीज़ा ओवरस्टे हो गया 12 दिन, कुल जुर्माना कितना', '600'],
  ['ur', 'ویزا ختم ہوئے آٹھ دن ہو گئے ہیں، کل کتنا جرمانہ ہوگا', '400'],
] as const)('CHAT-2 a fine is multiplied by the days, with the sum shown, in %s', async (locale, question, total) => {
  const answer = await getAnswer(question, { locale });
  expect(answer.text.replaceAll('\u00a0', ' ')).toContain(`= ${total}`);
  expect(answer.cited).toEqual(expect.arrayContaining(['tool/sum', 'fact/visa.overstay.daily-fine']));
});

test('CHAT-2 nothing is multiplied without a number', async () => {
  expect((await getAnswer('How much is the overstay fine?')).cited).not.toContain('tool/sum');
});
