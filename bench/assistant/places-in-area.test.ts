import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string, locale: Locale = 'en'): Promise<Answer> {
  const answer = answerFromGuide(
    {
      question,
      locale,
      now: new Date('2026-11-24T14:00:00+04:00'),
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

const placesIn = ({ citations }: Answer) => citations.filter(({ kind }) => kind === 'place').map(({ id }) => id);

test.each([
  ['en', 'italian restaurant downtown', 'armani-ristorante'],
  ['en', 'cheap eats in jlt', 'pickl-jlt'],
  ['en', 'nightlife in business bay', 'treehouse-taj'],
  ['en', 'gym in jlt', 'fitness-zone-jlt'],
  ['en', 'vet in al quoz', 'the-veterinary-hospital'],
  ['ar', 'كافيهات في القوز', 'nightjar-coffee'],
  ['en', 'hotels in al garhoud', 'premier-inn-airport'],
  ['ar', 'فنادق في القرهود', 'premier-inn-airport'],
  ['hi', 'karama mein sasta khana', 'chef-lanka'],
  ['ur', 'دبئی مرینا میں ہوٹل', 'rove-dubai-marina'],
] as const)(
  'CHAT-2 a sort of place in a part of the city is answered by places there [%s] %s',
  async (locale, question, id) => {
    const answer = await ask(question, locale);
    expect(answer.outcome).toBe('answered');
    expect(placesIn(answer)).toContain(id);
  },
);

test('CHAT-2 where a part of the city has no place of a sort, that is said before the nearest', async () => {
  const answer = await ask('korean food in deira');
  expect(answer.outcome).toBe('partly');
  expect(textOf(answer)).toMatch(/^The guide has none in Deira/);
  expect(placesIn(answer).length).toBeGreaterThan(0);
});

test.each([
  'parking in deira',
  'is alcohol served in deira hotels',
  'hotel price in deira',
  'when do the malls in deira open',
])(
  'CHAT-2 a question on something else in a part of the city is not answered by a list of places: %s',
  async (question) => {
    expect((await ask(question)).blocks.map(({ kind }) => kind)).not.toContain('cards');
  },
);

test('CHAT-2 a dish is looked for in the texts of restaurants, and an area without one has the nearest', async () => {
  const answer = await ask('where can i get good nihari in deira', 'en');
  expect(answer.citations.map(({ id }) => id)).toEqual(['jaffer-bhais-karama', 'daily-restaurant-qusais']);
  expect(answer.outcome).toBe('partly');
});
