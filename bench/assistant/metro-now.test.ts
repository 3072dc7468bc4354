import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-26');

/** A Thursday: the metro runs from 05:00 to midnight. */
const NIGHT = new Date('2026-11-26T01:30:00+04:00');
const NOON = new Date('2026-11-26T12:00:00+04:00');

async function ask(question: string, locale: Locale, now: Date): Promise<string> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return textOf(step.value).replaceAll(/[\u2066-\u2069]/gu, '');
}

test.each([
  ['en', 'Is the metro running now?', /^No\. .*01:30\. .*05:00/u, /^Yes\. .*12:00, until 00:00/u],
  ['en', 'is metro open right now', /^No\. /u, /^Yes\. /u],
  ['en', 'is the metro closed now', /^Yes\. .*does not run/u, /^No\. .*runs at/u],
  ['ar', 'هل الميترو يعمل الآن؟', /^لا\. .*01:30\. .*05:00/u, /^نعم\. .*12:00/u],
  ['ar', 'المترو شغال الحين؟', /لا يعمل المترو/u, /يعمل المترو في الساعة 12:00/u],
  ['hi', 'क्या मेट्रो अभी चल रही है?', /^नहीं। .*01:30 .*05:00/u, /^हाँ। .*12:00/u],
  ['ur', 'کیا میٹرو ابھی چل رہی ہے؟', /^جی نہیں۔ .*01:30 .*05:00/u, /^جی ہاں۔ .*12:00/u],
  ['hi', 'kya metro abhi chal rahi hai', /01:30 .*05:00/u, /12:00/u],
] as const)(
  'CHAT-2 whether the metro runs is computed for the minute, whatever its hours say [%s] %s',
  async (locale, question, night, noon) => {
    expect(await ask(question, locale, NIGHT)).toMatch(night);
    expect(await ask(question, locale, NOON)).toMatch(noon);
  },
);

test('CHAT-2 a question about the metro without a time keeps its own answer', async () => {
  expect(await ask('How much is a metro ticket?', 'en', NIGHT)).not.toContain('does not run');
});
