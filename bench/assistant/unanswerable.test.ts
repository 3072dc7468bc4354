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

test.each([
  ['en', 'how much does a dentist earn in denmark'],
  ['en', 'who can restring my tennis racket'],
  ['ar', 'كم راتب المعلم في اليابان'],
  ['ar', 'كيف اتعلم الغوص الحر في مصر'],
  ['hi', 'पोलैंड में डॉक्टर की सैलरी कितनी है'],
  ['hi', 'norway me driver ki salary kitni hai'],
  ['ur', 'جاپان میں استاد کی تنخواہ کتنی ہے'],
  ['ur', 'kenya mein petrol kitne ka hai'],
] as const)(
  'CHAT-2 what the guide has nothing about gets no answer on something else: [%s] %s',
  async (locale, question) => {
    expect(['unknown', 'closest', 'declined']).toContain((await ask(question, locale)).outcome);
  },
);

test.each([
  ['en', 'i have my licence from india, can i drive in dubai', /licen[cs]e/iu],
  ['ar', 'من وين اشتريها بطاقة نول', /محط/u],
  ['en', 'can i bring my dog from egypt', /Import permit/u],
  ['ar', 'هل اقدر اشرب ماي في المترو', /الأكل أو الشرب/u],
  ['ur', 'driving licence kitne saal ka banta hai', /^[^\n]*2 سال/u],
  ['hi', 'dubai frame sunday ko khula hai aur bacho ka ticket kitna', /^हाँ।[^\n]*08:00[^]*20 दिरहम/u],
  ['en', 'what time do trains stop running on the metro', /\d{2}:\d{2}/u],
] as const)(
  'CHAT-2 a unit that is near in meaning answers in words of its own: [%s] %s',
  async (locale, question, said) => {
    const answer = await ask(question, locale);
    expect(['answered', 'partly']).toContain(answer.outcome);
    expect(textOf(answer)).toMatch(said);
  },
);
