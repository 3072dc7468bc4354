import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const DAY = '2026-11-29';
const guide = createMemoryGuide(await readPack(), DAY);

async function ask(question: string, locale: Locale): Promise<string> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const now = new Date(`${DAY}T12:00:00+04:00`);
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return textOf(step.value);
}

test.each<[Locale, string, RegExp]>([
  ['en', 'how do i claim my income tax back when i leave dubai', /^No\. There is no personal income tax/u],
  ['ar', 'كيف أسترد ضريبة الدخل عند المغادرة', /^لا\. لا توجد ضريبة دخل/u],
  ['hi', 'दुबई छोड़ते समय आयकर कैसे वापस मिलेगा', /^नहीं। वेतन पर कोई/u],
  ['ur', 'دبئی چھوڑتے وقت انکم ٹیکس واپس کیسے ملے گا', /^جی نہیں۔ تنخواہ پر کوئی/u],
  ['en', 'how much is the metro ticket to sharjah', /^No\. The Dubai Metro does not run to Sharjah/u],
  ['ar', 'أي خط مترو يصل إلى عجمان', /^لا\. مترو دبي لا يصل إلى عجمان/u],
  ['hi', 'अबू धाबी की मेट्रो कितने बजे तक है', /^नहीं। मेट्रो अबू धाबी नहीं जाती/u],
  ['ur', 'میٹرو کا کرایہ ابوظہبی تک کتنا ہے', /^جی نہیں۔ میٹرو ابوظہبی نہیں جاتی/u],
  ['en', 'the minimum wage for everyone is 4500, right', /^No\. There is no minimum wage/u],
  ['ar', 'الحد الأدنى للأجور 4500 صح', /^لا\. لا يوجد حد أدنى/u],
  ['hi', 'न्यूनतम वेतन 4500 है ना', /^नहीं। प्रवासी कर्मचारियों/u],
  ['ur', 'کم از کم تنخواہ 4500 ہے نا', /^جی نہیں۔ /u],
])(
  'CHAT-2 what a question takes for granted and does not exist is denied first [%s] %s',
  async (locale, question, said) => {
    expect(await ask(question, locale)).toMatch(said);
  },
);

test.each<[Locale, string, RegExp]>([
  ['en', 'minimum salary to sponsor my wife', /wage for expatriates/u],
  ['en', 'which bus goes to abu dhabi from the metro', /^No\./u],
  ['en', 'how much is corporate tax', /personal income tax/u],
])('CHAT-2 what is asked about something that exists is answered [%s] %s', async (locale, question, said) => {
  expect(await ask(question, locale)).not.toMatch(said);
});
