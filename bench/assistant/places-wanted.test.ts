import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-29');

async function ask(question: string, locale: Locale = 'en'): Promise<Answer> {
  const answer = answerFromGuide(
    {
      question,
      locale,
      now: new Date('2026-11-29T12:00:00+04:00'),
      about: null,
      before: [],
      preferences: DEFAULT_PREFERENCES.aiPreferences,
    },
    guide,
  );
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const cards = ({ blocks }: Answer) => blocks.flatMap((block) => (block.kind === 'cards' ? block.items : []));
const cardIds = (answer: Answer) => cards(answer).map(({ id }) => id);

test.each([
  ['en', 'restaurant cheap and halal near burj khalifa', 'al-baik-dubai'],
  ['ar', 'matam rakhis w halal qareeb burj khalifa', 'al-baik-dubai'],
  ['ar', 'مطعم رخيص وحلال قريب من برج خليفة', 'al-baik-dubai'],
  ['hi', 'burj khalifa ke paas sasta restaurant', 'al-baik-dubai'],
  ['en', 'park near burj al arab for kids', 'umm-suqeim-park'],
  ['ur', 'دبئی مال کے قریب سستا ہوٹل', 'rove-downtown'],
  ['en', 'pharmacy near burj khalifa', 'al-manara-pharmacy-difc'],
] as const)(
  'CHAT-2 near a place are places of the sort, not the place itself [%s] %s',
  async (locale, question, id) => {
    const ids = cardIds(await ask(question, locale));
    expect(ids).toContain(id);
    expect(ids).not.toContain('burj-khalifa');
  },
);

test('CHAT-2 what is near a place comes with its distance, the nearest first', async () => {
  const metres = [...textOf(await ask('hotels near museum of the future')).matchAll(/about (\d+) metres/g)].map(
    ([, number]) => Number(number),
  );
  expect(metres.length).toBeGreaterThan(1);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
});

test('CHAT-1 no place that is cheap, and a price that is not known, are said', async () => {
  const answer = await ask('cheap water park for kids');
  expect(textOf(answer)).toMatch(/^The guide has no cheap one of these/);
  expect(cardIds(answer)).not.toContain('dubai-water-canal');
  expect(textOf(await ask('cheap aquarium for kids'))).toMatch(/does not state what these cost: Lost World Aquarium/);
});

test('CHAT-1 shisha that no place is known to have is said first', async () => {
  expect(textOf(await ask('shisha cafe in al barsha'))).toMatch(/^The guide does not state this about them: smoking/);
});

test.each([
  ['en', 'what is on tonight with kids and not expensive'],
  ['ar', 'وين نروح الليلة مع الاطفال وما يكون غالي'],
  ['ar', 'kaif el layla maa el atfal w mish ghali'],
  ['hi', 'आज रात बच्चों के साथ कहाँ जाएं, सस्ता'],
  ['ur', 'aaj raat bachon ke sath sasti jagah'],
] as const)(
  'CHAT-2 this evening with children and for little are events that are free [%s] %s',
  async (locale, question) => {
    const answer = await ask(question, locale);
    expect(cards(answer).every(({ kind }) => kind === 'event')).toBe(true);
    expect(cardIds(answer)).toContain('market-deira-winter');
  },
);

test('CHAT-2 a city abroad names no hospital here', async () => {
  const { citations } = await ask('how do i bring my cat from london');
  expect(citations.map(({ id }) => id)).not.toContain('dubai-london-hospital');
});

test.each([
  ['can i drive with my nigerian licence', /does not name Nigeria/],
  ['exchange uk driving licence', /^United Kingdom is on the list/],
] as const)('CHAT-2 a driving licence by its country: %s', async (question, said) => {
  expect(textOf(await ask(question))).toMatch(said);
});

test('CHAT-2 a party of children is not held in a bar', async () => {
  const answer = await ask('can my child have a birthday party somewhere cheap');
  expect(cardIds(answer)).not.toContain('barasti');
});

test('CHAT-2 a place that is named stays the subject', async () => {
  expect(textOf(await ask('is dubai aquarium good for kids'))).toMatch(/^Dubai Aquarium/);
});
