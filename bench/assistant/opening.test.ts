import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const pack = await readPack();
const DAYS = ['2026-11-24', '2026-12-02', '2027-02-20'] as const;
const guides = new Map(DAYS.map((day) => [day as string, createMemoryGuide(pack, day)]));

/** Asks at a time in Dubai, `YYYY-MM-DDTHH:MM`. */
async function ask(question: string, locale: Locale, at = '2026-11-24T14:00'): Promise<Answer> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const guide = guides.get(at.slice(0, 10));
  if (!guide) throw new Error(`no guide on ${at}`);
  const answer = answerFromGuide(
    { question, locale, now: new Date(`${at}:00+04:00`), about: null, before: [], preferences },
    guide,
  );
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

test.each<[Locale, string, string, string]>([
  ['en', 'is dubai frame open now', 'is open on Tuesday, 24 November 2026 at 14:00, until 21:00', 'is closed'],
  ['ar', 'هل برواز دبي مفتوح الآن', 'مفتوح حتى الساعة 21:00', 'مغلق. يفتح الأربعاء'],
  ['hi', 'क्या दुबई फ्रेम अभी खुला है', 'खुला, 21:00 बजे तक', 'बंद। अगली बार खुलने का समय: बुधवार'],
  ['ur', 'کیا دبئی فریم ابھی کھلا ہے', 'کھلا، 21:00 بجے تک', 'بند۔ اگلی بار کھلنے کا وقت: بدھ'],
])('CHAT-1 whether a place is open now goes with the hours behind it [%s]', async (locale, question, open, closed) => {
  const byDay = await ask(question, locale);
  expect(textOf(byDay)).toContain(open);
  expect(textOf(byDay)).toContain('08:00');
  expect(byDay.outcome).toBe('answered');
  expect(byDay.citations.map(({ kind, id }) => `${kind}/${id}`)).toEqual(
    expect.arrayContaining(['tool/opening', 'place/dubai-frame', 'fact/hours.dubai-frame']),
  );
  expect(textOf(await ask(question, locale, '2026-11-24T22:00'))).toContain(closed);
});

test('CHAT-1 the time that a question names is the one that counts', async () => {
  expect(textOf(await ask('is dubai frame open at 10pm', 'en'))).toContain('is closed on Tuesday, 24 November 2026');
});

test('CHAT-1 on a public holiday its own hours count', async () => {
  const question = 'is miracle garden open now';
  expect(textOf(await ask(question, 'en', '2026-12-02T22:00'))).toContain('is open on Wednesday');
  expect(textOf(await ask(question, 'en', '2026-11-24T22:00'))).toContain('is closed on Tuesday');
});

test.each<[string, string]>([
  ['in Ramadan', '2027-02-20T15:00'],
  ['on a holiday', '2026-12-02T15:00'],
])('CHAT-1 %s the hours of an ordinary week do not say whether a place is open', async (_, at) => {
  const answer = await ask('is dubai frame open now', 'en', at);
  expect(answer.outcome).toBe('partly');
  expect(textOf(answer)).not.toMatch(/is (?:open|closed)/u);
  expect(textOf(answer)).toContain('08:00');
});

test('CHAT-1 a request for the hours is answered with the hours alone', async () => {
  const { citations } = await ask('when does dubai frame open', 'en');
  expect(citations.map(({ id }) => id)).toEqual(['hours.dubai-frame']);
});
