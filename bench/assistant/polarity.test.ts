import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const DAY = '2026-11-29';
const guide = createMemoryGuide(await readPack(), DAY);

async function opening(question: string, locale: Locale): Promise<string> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const now = new Date(`${DAY}T12:00:00+04:00`);
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return textOf(step.value).slice(0, 60);
}

const FORBIDDEN: readonly [Locale, string, RegExp][] = [
  ['en', 'is there a fine for jaywalking', /^Yes\. /u],
  ['en', 'can i be fined for kissing in public', /^Yes\. /u],
  ['hi', 'क्या ड्रोन उड़ाना मना है', /^हाँ। /u],
  ['ur', 'کیا میٹرو میں کھانا منع ہے', /^جی ہاں۔ /u],
  ['ur', 'kya metro mein khana mana hai', /^جی ہاں۔ /u],
  ['ar', 'هل التقبيل في الشارع ممنوع', /^نعم\. /u],
];
test.each(FORBIDDEN)(
  'CHAT-2 whether something is forbidden is answered by the opposite of whether it is allowed [%s] %s',
  async (locale, question, verdict) => {
    expect(await opening(question, locale)).toMatch(verdict);
  },
);

const ALLOWED_IN_PLACES: readonly [Locale, string, RegExp][] = [
  ['en', 'are e-cigarettes illegal', /^(?!Yes|No\b)/u],
  ['ar', 'هل الفيب ممنوع', /^(?!نعم|لا[.،])/u],
  ['hi', 'क्या वेप करना मना है', /^(?!हाँ|जी हाँ|नहीं)/u],
  ['ur', 'kya vape mana hai', /^(?!جی ہاں|جی نہیں)/u],
];
test.each(ALLOWED_IN_PLACES)(
  'CHAT-2 what depends is neither yes nor no, however it is asked [%s] %s',
  async (locale, question, verdict) => {
    expect(await opening(question, locale)).toMatch(verdict);
  },
);

test('CHAT-2 whether one pays is answered by the opposite of whether it is free', async () => {
  expect(await opening('do i pay to get into al mamzar beach park', 'en')).toMatch(/^Yes\. /u);
  expect(await opening('is al mamzar beach park free', 'en')).not.toMatch(/^Yes/u);
});

const RESIDENTS: readonly [Locale, string, RegExp][] = [
  ['en', 'i am a resident, can i drive with my british licence', /^(?!Yes|As a visitor)/u],
  ['ar', 'أنا مقيم، هل يمكنني القيادة برخصة ألمانية', /^(?!نعم|بصفتك زائرا)/u],
  ['hi', 'मैं यहाँ का निवासी हूँ, क्या ब्रिटेन के लाइसेंस पर गाड़ी चला सकता हूँ', /^(?!हाँ|जी हाँ|विज़िटर)/u],
  ['ur', 'میں رہائشی ہوں، کیا جرمنی کے لائسنس پر گاڑی چلا سکتا ہوں', /^(?!جی ہاں|وزیٹر)/u],
];
test.each(RESIDENTS)(
  'CHAT-2 what holds for visitors does not answer a resident [%s] %s',
  async (locale, question, verdict) => {
    expect(await opening(question, locale)).toMatch(verdict);
  },
);

test('CHAT-2 a visitor is answered by what holds for visitors', async () => {
  expect(await opening('im a tourist, can i drive with my german licence', 'en')).toMatch(/^Yes\. As a visitor/u);
});
