import { LOCALES } from '@dalil/domain/language/locale.ts';
import type { SearchDocument } from '@dalil/search/search-document.ts';
import { describe, expect, test } from 'vitest';
import { createMemoryGuide, type GuidePack } from './memory-guide.ts';
import { getAnswer, TEST_DAY, TEST_PACK } from './test-pack.ts';
import { MESSAGES } from './messages/messages.ts';

const BEACH = 'kite-beach';
const QUESTION = {
  en: 'Which beaches are free?',
  ar: 'أي الشواطئ مجانية؟',
  hi: 'मुफ़्त बीच कौन से हैं?',
  ur: 'کون سے ساحل مفت ہیں؟',
};

const SOUK = TEST_PACK.items.find(({ id }) => id === 'gold-souk')?.data as { position: object };

/** The test guide with this number of beaches and, if given, the position of another place. */
function guideWith(beaches: number, at?: { position: object }) {
  const copies = <One extends { id: string }>(list: readonly One[]) =>
    list.flatMap((one) =>
      one.id === BEACH ? Array.from({ length: beaches }, (_, at) => ({ ...one, id: `${BEACH}-${at}` })) : [one],
    );
  const pack: GuidePack = {
    ...TEST_PACK,
    items: copies(
      TEST_PACK.items.map((item) =>
        item.id === BEACH && at ? { ...item, data: { ...(item.data as object), position: at.position } } : item,
      ),
    ),
    documents: copies<SearchDocument>(TEST_PACK.documents),
  };
  return createMemoryGuide(pack, TEST_DAY);
}

const wanting = (biasAwareness: boolean) => ({
  preferences: { responseStyle: 'balanced' as const, confidenceThreshold: 0, biasAwareness, explainDecisions: false },
});

describe('how places were chosen', () => {
  test.each(LOCALES)('CHAT-3 is said where the guide has more that would fit, in %s', async (locale) => {
    const answer = await getAnswer(QUESTION[locale], { locale, ...wanting(true) }, guideWith(6));
    expect(answer.text).toContain(MESSAGES[locale].chosen);
    expect(answer.reasons).toContain('chosen_among_many');
  });

  test('CHAT-3 is not said to users who do not want it; the reason stays', async () => {
    const answer = await getAnswer(QUESTION.en, wanting(false), guideWith(6));
    expect(answer.text).not.toContain(MESSAGES.en.chosen);
    expect(answer.reasons).toContain('chosen_among_many');
  });

  test('CHAT-3 is not said where all that fits was named', async () => {
    const answer = await getAnswer(QUESTION.en, wanting(true), guideWith(5));
    expect(answer.blocks.find(({ kind }) => kind === 'cards')).toMatchObject({ items: { length: 5 } });
    expect(answer.text).not.toContain(MESSAGES.en.chosen);
    expect(answer.reasons).not.toContain('chosen_among_many');
  });

  test('CHAT-3 is said of nearness, where places near another were requested', async () => {
    const question = 'Which beaches are near the Gold Souk?';
    const guide = guideWith(7, SOUK);
    expect((await getAnswer(question, wanting(true), guide)).text).toContain(MESSAGES.en.chosenNearest);
    expect((await getAnswer(question, wanting(false), guide)).text).not.toContain(MESSAGES.en.chosenNearest);
    expect((await getAnswer(question, wanting(true), guideWith(5, SOUK))).text).not.toContain(
      MESSAGES.en.chosenNearest,
    );
  });
});
