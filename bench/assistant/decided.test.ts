import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { countriesIn } from '@dalil/assistant/named-country.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');
const now = new Date('2026-11-24T14:00:00+04:00');

async function ask(question: string, locale: Locale, before: readonly string[] = []): Promise<string> {
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const turns = before.map((one) => ({ question: one, cited: [] }));
  const answer = answerFromGuide({ question, locale, now, about: null, before: turns, preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return textOf(step.value);
}

test.each<[Locale, string, RegExp]>([
  ['en', 'can a pakistani licence be exchanged for a uae one', /^No\. .*exchange a driving licence/u],
  ['en', 'can indians swap their driving licence directly', /^No\. /u],
  ['en', 'can a british licence be exchanged without a test', /^Yes\. /u],
  ['ar', 'هل يمكن استبدال رخصة مصرية', /^لا\. /u],
  ['hi', 'क्या ब्रिटेन का लाइसेंस बदल सकता है', /^हाँ। /u],
  ['ur', 'kya pakistani license convert ho sakta hai', /^جی نہیں۔ /u],
])('CHAT-2 a list of countries decides for the one that is named [%s] %s', async (locale, question, says) => {
  expect(await ask(question, locale)).toMatch(says);
});

test.each(LOCALES)('CHAT-2 every country of the list of licences is known by name [%s]', async (locale) => {
  const [list] = await guide.facts(['licence.exchange.list'], locale);
  const unknown = list?.text?.split(/[,;،؛]\s*/u).filter((name) => countriesIn(name).size === 0);
  // The Gulf states have no names of their own in it.
  expect(unknown).toHaveLength(1);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'when does the Miracle Garden open in August', /^Dubai Miracle Garden is closed then: its season runs from/u],
  ['en', 'is Miracle Garden closed in july', /^Yes\. .*closed then/u],
  ['en', 'is sharjah safari open in july', /^No\. .*closed then/u],
  ['en', 'what are the ticket prices at Global Village in July', /^Global Village is closed then/u],
  ['ar', 'هل القرية العالمية مفتوحة في اغسطس', /^لا\. .*مغلق/u],
  ['hi', 'global village august mein kab khulta hai', /^ग्लोबल विलेज: उस समय बंद/u],
  ['ur', 'گلوبل ولیج جولائی میں کب کھلتا ہے', /^گلوبل ولیج: اس وقت بند/u],
])('CHAT-2 a season that contradicts the asked month is said first [%s] %s', async (locale, question, says) => {
  expect(await ask(question, locale)).toMatch(says);
});

test.each<[Locale, string, RegExp]>([
  ['en', 'is the dubai frame open on monday', /^Yes\. /u],
  ['en', 'is museum of the future open on monday', /^Closed since/u],
  ['en', 'is the dubai frame closed on monday', /^No\. /u],
  ['en', 'is the metro closed at 3am', /^Yes\. /u],
])('CHAT-2 a schedule decides, and turns with the question [%s] %s', async (locale, question, says) => {
  expect(await ask(question, locale)).toMatch(says);
});

test('CHAT-2 a page on what is allowed somewhere only does not open with a plain yes', async () => {
  expect(await ask('is vaping allowed in malls', 'en')).toMatch(/^It depends\. .*not allowed in malls/u);
});

test.each<[Locale, string, RegExp]>([
  [
    'en',
    'since the grace period of a visit visa is 30 days, when does the fine start',
    /^No\. There is no grace period/u,
  ],
  ['en', 'since probation is 12 months, what notice do i give', /^No\. Probation .*6 months[^]*14 days/u],
  ['en', 'the overstay fine is 100 a day right', /^No\. .*AED 50/u],
  ['hi', 'overstay fine 100 dirham hai na', /^नहीं। .*50/u],
])('CHAT-2 a number that is taken for granted and wrong is corrected first [%s] %s', async (locale, question, says) => {
  expect(await ask(question, locale)).toMatch(says);
});

test.each([
  'since overstay is 50 a day, how much for 10 days',
  'since my salary is 5000, can i sponsor my wife',
  'since i overstayed 10 days, how much is the fine',
  'because the metro fine is 50, do i pay it at the station',
])('CHAT-2 what is right, or may be meant of several facts, is not corrected: %s', async (question) => {
  expect(await ask(question, 'en')).not.toMatch(/^No\./u);
});

test('CHAT-2 what a follow-up adds and the guide does not state is named first', async () => {
  expect(await ask('and for kids', 'en', ['how much is Burj Khalifa'])).toMatch(/^The guide does not state this/u);
  expect(await ask('ok but cheaper', 'en', ['best desert safari'])).toMatch(/^The guide does not say what it costs/u);
});
