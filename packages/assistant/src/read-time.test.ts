import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

/** A Sunday afternoon in Dubai. */
const NOW = new Date('2026-11-22T14:00:00+04:00');

function timeOf(text: string, locale: Locale, now = NOW) {
  return readQuestion(text, locale, now).time;
}

const DAYS: [Locale, string, string, string][] = [
  ['en', 'What is on today?', '2026-11-22', '2026-11-22'],
  ['en', 'What is on tonight?', '2026-11-22', '2026-11-22'],
  ['en', 'Maghrib tomorrow', '2026-11-23', '2026-11-23'],
  ['en', 'events the day after tomorrow', '2026-11-24', '2026-11-24'],
  ['en', 'was it a holiday yesterday', '2026-11-21', '2026-11-21'],
  ['en', 'what is on this weekend', '2026-11-22', '2026-11-22'],
  ['en', 'events next weekend', '2026-11-28', '2026-11-29'],
  ['en', 'parking on Sunday', '2026-11-22', '2026-11-22'],
  ['en', 'parking on Friday', '2026-11-27', '2026-11-27'],
  ['en', 'last Friday', '2026-11-20', '2026-11-20'],
  ['en', 'next Sunday', '2026-11-29', '2026-11-29'],
  ['en', 'this week', '2026-11-22', '2026-11-22'],
  ['en', 'next week', '2026-11-23', '2026-11-29'],
  ['en', 'events this month', '2026-11-22', '2026-11-30'],
  ['en', 'events next month', '2026-12-01', '2026-12-31'],
  ['en', 'weather in August', '2027-08-01', '2027-08-31'],
  ['en', 'weather in November', '2026-11-22', '2026-11-30'],
  ['en', 'on 2 December', '2026-12-02', '2026-12-02'],
  ['en', 'on December 2nd', '2026-12-02', '2026-12-02'],
  ['en', 'on 3 March', '2027-03-03', '2027-03-03'],
  ['en', 'on 15/01/2027', '2027-01-15', '2027-01-15'],
  ['en', 'on 2027-02-08', '2027-02-08', '2027-02-08'],
  ['ar', 'متى المغرب اليوم؟', '2026-11-22', '2026-11-22'],
  ['ar', 'وش في الليلة؟', '2026-11-22', '2026-11-22'],
  ['ar', 'متى المغرب غدا؟', '2026-11-23', '2026-11-23'],
  ['ar', 'متى المغرب بكرة؟', '2026-11-23', '2026-11-23'],
  ['ar', 'الفجر باكر متى؟', '2026-11-23', '2026-11-23'],
  ['ar', 'فعاليات بعد غد', '2026-11-24', '2026-11-24'],
  ['ar', 'كان أمس عطلة؟', '2026-11-21', '2026-11-21'],
  ['ar', 'المواقف يوم الجمعة', '2026-11-27', '2026-11-27'],
  ['ar', 'فعاليات نهاية الأسبوع', '2026-11-22', '2026-11-22'],
  ['ar', 'الطقس في أغسطس', '2027-08-01', '2027-08-31'],
  ['ar', 'في ٢ ديسمبر', '2026-12-02', '2026-12-02'],
  ['hi', 'आज मग़रिब कब है?', '2026-11-22', '2026-11-22'],
  ['hi', 'आज रात क्या चल रहा है?', '2026-11-22', '2026-11-22'],
  ['hi', 'कल मग़रिब कब होगी?', '2026-11-23', '2026-11-23'],
  ['hi', 'कल छुट्टी थी क्या?', '2026-11-21', '2026-11-21'],
  ['hi', 'परसों मौसम कैसा था?', '2026-11-20', '2026-11-20'],
  ['hi', 'परसों क्या है?', '2026-11-24', '2026-11-24'],
  ['hi', 'शुक्रवार को पार्किंग', '2026-11-27', '2026-11-27'],
  ['hi', 'अगले हफ़्ते के कार्यक्रम', '2026-11-23', '2026-11-29'],
  ['hi', 'अगस्त में मौसम', '2027-08-01', '2027-08-31'],
  ['hi', '2 दिसंबर को', '2026-12-02', '2026-12-02'],
  ['hi', 'kal maghrib kab hai', '2026-11-23', '2026-11-23'],
  ['hi', 'kal chutti thi kya', '2026-11-21', '2026-11-21'],
  ['ur', 'آج مغرب کب ہے؟', '2026-11-22', '2026-11-22'],
  ['ur', 'آج رات کیا چل رہا ہے؟', '2026-11-22', '2026-11-22'],
  ['ur', 'کل مغرب کب ہوگی؟', '2026-11-23', '2026-11-23'],
  ['ur', 'کل چھٹی تھی کیا؟', '2026-11-21', '2026-11-21'],
  ['ur', 'پرسوں کیا ہے؟', '2026-11-24', '2026-11-24'],
  ['ur', 'جمعہ کو پارکنگ', '2026-11-27', '2026-11-27'],
  ['ur', 'اگلے ہفتے کی تقریبات', '2026-11-23', '2026-11-29'],
  ['ur', 'اگست میں موسم', '2027-08-01', '2027-08-31'],
  ['ur', '2 دسمبر کو', '2026-12-02', '2026-12-02'],
];

test.each(DAYS)('CHAT-2 days of [%s] %s', (locale, text, from, to) => {
  expect(timeOf(text, locale)).toMatchObject({ from, to });
});

test('CHAT-2 without a tense "kal" is tomorrow, and said to be assumed', () => {
  expect(timeOf('कल मग़रिब कब है?', 'hi')).toMatchObject({ from: '2026-11-23', isAssumed: true });
  expect(timeOf('کل مغرب کب ہوگی؟', 'ur')).toMatchObject({ from: '2026-11-23', isAssumed: false });
});

test('CHAT-2 the day is the one in Dubai, whatever the clock of the machine', () => {
  expect(timeOf('today', 'en', new Date('2026-11-22T20:30:00Z'))?.from).toBe('2026-11-23');
  expect(timeOf('today', 'en', new Date('2026-11-22T19:30:00Z'))?.from).toBe('2026-11-22');
});

test('CHAT-2 a question that names no time has none', () => {
  for (const text of ['How much is a metro ride?', 'Monday to Friday', '']) expect(timeOf(text, 'en')).toBeNull();
});

test.each([
  ['en', 'on Friday evening', 'evening'],
  ['ar', 'صباح الجمعة', 'morning'],
  ['hi', 'शुक्रवार शाम को', 'evening'],
  ['ur', 'جمعہ کی شام', 'evening'],
] as const)('CHAT-2 the part of the day of [%s] %s', (locale, text, part) => {
  expect(timeOf(text, locale)?.part).toBe(part);
});
