import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer, Turn } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const DAY = '2026-11-29';
const guide = createMemoryGuide(await readPack(), DAY);

async function ask(question: string, locale: Locale, before: Turn[]): Promise<Answer> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const now = new Date(`${DAY}T12:00:00+04:00`);
  const answer = answerFromGuide({ question, locale, now, about: null, before, preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

async function askAfter(first: string, question: string, locale: Locale): Promise<string> {
  const { citations } = await ask(first, locale, []);
  const cited = citations.map(({ kind, id }) => ({ kind, id }));
  return textOf(await ask(question, locale, [{ question: first, cited }]));
}

test.each<[Locale, string, string, RegExp]>([
  [
    'en',
    'how do i get from union to burjuman by metro',
    'and from there to mall of the emirates',
    /from BurJuman .*to Mall of the Emirates/u,
  ],
  ['ar', 'كيف أروح من المطار إلى برجمان بالمترو', 'ومن هناك إلى مول الإمارات', /من برجمان .*إلى مول الإمارات/u],
  ['hi', 'यूनियन से बुर्जुमान मेट्रो से कैसे जाएँ', 'और वहाँ से मॉल ऑफ़ द एमिरेट्स', /BurJuman से Mall of the Emirates/u],
  ['ur', 'یونین سے برجمان میٹرو سے کیسے جائیں', 'اور وہاں سے مال آف دی ایمریٹس', /BurJuman سے Mall of the Emirates/u],
])('CHAT-2 the way on starts where the one before ended [%s]', async (locale, first, next, way) => {
  expect((await askAfter(first, next, locale)).split('\n')[0]).toMatch(way);
});

test.each<[Locale, string, string, RegExp]>([
  [
    'en',
    'restaurants in karama',
    'which is cheapest',
    /^(?:The lowest price level|By what the guide knows, these have the same)/u,
  ],
  ['ar', 'مطاعم في الكرامة', 'أيها الأرخص', /^(?:أدنى مستوى أسعار|مستوى الأسعار واحد)/u],
  ['hi', 'करामा में रेस्तराँ', 'इनमें से सबसे सस्ता कौन सा है', /^(?:गाइड के अनुसार इनमें सबसे कम|गाइड के अनुसार इनका)/u],
  ['ur', 'دیرہ میں ریسٹورنٹ', 'ان میں سے سب سے سستا کون سا', /^گائیڈ کے مطابق ان/u],
])('CHAT-2 the cheapest of a list is chosen among it, and it is said why [%s]', async (locale, first, next, said) => {
  expect(await askAfter(first, next, locale)).toMatch(said);
});

test.each<[Locale, string, string, string]>([
  ['en', 'do i need a transit visa with a pakistani passport', 'and if i am indian', '48-hour transit visa'],
  ['ur', 'transit visa pakistani passport ke liye chahiye', 'aur agar indian ho to', '48 گھنٹے کے ٹرانزٹ'],
])('CHAT-2 another passport leaves the transit as it is [%s]', async (locale, first, next, said) => {
  expect(await askAfter(first, next, locale)).toContain(said);
});
