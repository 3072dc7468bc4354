import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { describe, expect, test } from 'vitest';
import { claim } from './draft.ts';
import { mergeRepeats, type StatedBlock } from './merge-repeats.ts';
import { getAnswer } from './test-pack.ts';

type Line = readonly [text: string, citation: number, ...facts: string[]];

function block(kind: StatedBlock['kind'], ...lines: readonly Line[]): StatedBlock {
  return { kind, stated: lines.map(([text, citation, ...facts]) => ({ sentence: claim(text, [citation]), facts })) };
}

const textsOf = (blocks: readonly StatedBlock[]) =>
  mergeRepeats(blocks).map(({ sentences }) => sentences.map(({ text }) => text));

describe('what an answer says twice', () => {
  test('CHAT-1 the same value of the same fact is stated once, and rests on both texts', () => {
    const blocks = [
      block('paragraph', ['Overstay fine for each day: AED 50.', 0, 'fine']),
      block('paragraph', ['AED 50 for each day, whatever the kind of visa.', 1, 'fine']),
    ];
    expect(mergeRepeats(blocks)).toEqual([
      { kind: 'paragraph', sentences: [claim('Overstay fine for each day: AED 50.', [0, 1])] },
      { kind: 'paragraph', sentences: [] },
    ]);
  });

  test('CHAT-1 a sentence with a value stated before stays when it says more', () => {
    const more = 'Pay AED 50 at the airport counter before boarding, or through the portal.';
    const blocks = [block('list', ['Fine for each day: AED 50.', 0, 'fine']), block('paragraph', [more, 1, 'fine'])];
    expect(textsOf(blocks)).toEqual([['Fine for each day: AED 50.'], [more]]);
  });

  test('CHAT-1 two facts of one value are two sentences', () => {
    const lines: Line[] = [
      ['Toll in the peak: AED 4.', 0, 'peak'],
      ['Toll on Sunday: AED 4.', 1, 'sunday'],
    ];
    expect(textsOf([block('list', ...lines)])).toEqual([lines.map(([text]) => text)]);
  });

  test('CHAT-1 the same words are stated once, also where they show no fact', () => {
    const blocks = [
      block('list', ['Passport', 0], ['Photo', 0]),
      block('list', ['A passport', 1], ['Old passport', 1]),
    ];
    expect(textsOf(blocks)).toEqual([['Passport', 'Photo'], ['Old passport']]);
  });

  test('CHAT-1 steps stay where they stand', () => {
    expect(textsOf([block('steps', ['Pay the fee', 0], ['Sign', 0], ['Pay the fee', 0])])[0]).toHaveLength(3);
  });
});

const FINE: Record<Locale, [question: string, stop: string]> = {
  en: ['How much is the overstay fine?', '.'],
  ar: ['كم غرامة تجاوز مدة الإقامة؟', '.'],
  hi: ['ओवरस्टे का जुर्माना कितना है?', '।'],
  ur: ['اوور سٹے کا جرمانہ کتنا ہے؟', '۔'],
};

test.each(LOCALES)('CHAT-4 every sentence of a paragraph ends with the full stop of %s', async (locale) => {
  const [question, stop] = FINE[locale];
  const { blocks } = await getAnswer(question, { locale });
  const ends = blocks.flatMap((one) =>
    one.kind === 'paragraph'
      ? one.sentences.map(({ text }) => [text, /[?!؟]$/u.test(text) || text.endsWith(stop)])
      : [],
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter(([, isEnded]) => !isEnded)).toEqual([]);
});

test.each(LOCALES)('CHAT-1 a fine that several texts name is stated once, in %s', async (locale) => {
  const { text } = await getAnswer(FINE[locale][0], { locale });
  expect(text.match(/(?<!\p{N})50(?!\p{N})/gu)).toHaveLength(1);
});
