import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const DAY = '2026-11-29';
const guide = createMemoryGuide(await readPack(), DAY);

async function ask(question: string, locale: Locale): Promise<Answer> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const now = new Date(`${DAY}T12:00:00+04:00`);
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const placesOf = ({ citations }: Answer) => citations.filter(({ kind }) => kind === 'place').map(({ id }) => id);

test.each<[Locale, string]>([
  ['en', 'indoor places for kids under 90 aed'],
  ['ar', 'أماكن داخلية للأطفال بأقل من 90 درهم'],
  ['hi', 'बच्चों के लिए इंडोर जगह 90 दिरहम से कम'],
  ['ur', 'bachon ke liye indoor jagah 90 dirham se kam'],
])('CHAT-2 what is known to cost more than the sum asked for is not listed [%s] %s', async (locale, question) => {
  const answer = await ask(question, locale);
  const places = placesOf(answer);
  expect(places.length).toBeGreaterThan(0);
  for (const dear of ['kidzania-dubai', 'olioli', 'boo-boo-laand', 'ski-dubai']) expect(places).not.toContain(dear);
});

test.each<[Locale, string]>([
  ['en', 'where to take a toddler indoors but not malls'],
  ['hi', 'बच्चों के लिए इंडोर जगह, मॉल नहीं'],
  ['ur', 'بچوں کے لیے ان ڈور جگہ، مال نہیں'],
  ['ar', 'أماكن داخلية للأطفال غير المولات'],
])('CHAT-2 what is in a mall is not listed where no mall is wanted [%s] %s', async (locale, question) => {
  const places = placesOf(await ask(question, locale));
  expect(places.length).toBeGreaterThan(0);
  for (const inside of ['dubai-mall', 'mall-of-the-emirates', 'ski-dubai', 'kidzania-dubai', 'dubai-aquarium'])
    expect(places).not.toContain(inside);
});

test.each<[Locale, string, string]>([
  ['en', 'cafe open right now in karama', 'does not know whether these are open at 12:00'],
  ['ar', 'مقهى مفتوح الآن في الكرامة', 'لا يعرف الدليل هل هذه مفتوحة الساعة 12:00'],
])(
  'CHAT-2 whether the places of a list are open then is said, or that it is not known [%s] %s',
  async (locale, question, said) => {
    const answer = await ask(question, locale);
    expect(textOf(answer)).toContain(said);
    expect(answer.outcome).toBe('partly');
  },
);

test.each<[Locale, string]>([
  ['en', 'restaurants near deira city centre'],
  ['ar', 'مطعم قريب من سيتي سنتر ديرة'],
])('CHAT-2 a mall is named with its area first as well [%s] %s', async (locale, question) => {
  expect(textOf(await ask(question, locale))).not.toMatch(/from Deira|من ديرة في/u);
});
