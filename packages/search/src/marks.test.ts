import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, markWords } from './marks.ts';
import { splitWords } from './split-words.ts';

function marked(text: string, words: readonly string[]): string[] {
  return markWords(text, words).map(([start, end]) => text.slice(start, end));
}

describe('SEARCH-8 marks', () => {
  test.each([
    ['Beaches and a beach.', ['beach'], ['Beaches', 'beach']],
    ['Beachside', ['beach'], []],
    ['حديقة بحيرة البرشاء', ['برش'], ['البرشاء']],
    ['خلف البَرْشاء، والبرشاء', ['برش'], ['البَرْشاء', 'والبرشاء']],
    ['बुर्ज ख़लीफ़ा में', ['खलीफ'], ['ख़लीफ़ा']],
    ['समुद्र तटों पर', ['तट'], ['तटों']],
    ['ساحلوں پر', ['ساحل'], ['ساحلوں']],
    ['Al Barsha Pond Park', ['~brx'], ['Barsha']],
    ['At.mosphere', ['atmospher'], ['At.mosphere']],
    ['Nothing here', [], []],
    ['', ['beach'], []],
  ])('%s by %j', (text, words, expected) => {
    expect(marked(text, words)).toEqual(expected);
  });

  test('SEARCH-8 marks are whole words, in order and apart', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('beach البرشاء क्षेत्रि\u200c\u0301’. -')) });
    fc.assert(
      fc.property(text, fc.array(fc.constantFrom('beach', 'برش', 'क्षेत्र', '~bc')), (one, words) => {
        const places = splitWords(one).map(({ start, end }) => `${start}-${end}`);
        let last = 0;
        for (const [start, end] of markWords(one, words)) {
          expect(places).toContain(`${start}-${end}`);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
    );
  });
});

describe('SEARCH-8 excerpts', () => {
  const long = `${'Filler words stand here for long. '.repeat(10)}Kite Beach is the liveliest beach of all. ${'More filler follows after it. '.repeat(10)}`;

  test('SEARCH-8 a short text is whole', () => {
    expect(excerptOf('A beach.', ['beach'], 100)).toEqual({ text: 'A beach.', marks: [[2, 7]] });
  });

  test('SEARCH-8 the sentence of the matches, with cuts shown', () => {
    const { text, marks } = excerptOf(long, ['beach'], 80);
    expect(text).toBe('…Kite Beach is the liveliest beach of all. More filler follows after it. More…');
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Beach', 'beach']);
  });

  test('SEARCH-8 where most matches stand together, not where the first stands', () => {
    const apart = `A beach here. ${'Filler words stand for long. '.repeat(8)}The beach of all beaches is Kite Beach.`;
    const { text, marks } = excerptOf(apart, ['beach'], 60);
    expect(text).toBe('…The beach of all beaches is Kite Beach.');
    expect(marks).toHaveLength(3);
  });

  test('SEARCH-8 a sentence that began long ago is entered some words before the match', () => {
    const sentence = `It ${'goes on and '.repeat(20)}ends at Kite Beach in the evening and not before`;
    const { text } = excerptOf(sentence, ['beach'], 60);
    expect(text).toBe('…ends at Kite Beach in the evening and not before');
  });

  test('SEARCH-8 the beginning where nothing matches', () => {
    expect(excerptOf(long, ['xyz'], 40)).toEqual({ text: 'Filler words stand here for long. Filler…', marks: [] });
  });

  test('SEARCH-8 it is about as long as asked and breaks no word', () => {
    const texts = fc.array(fc.constantFrom('beach', 'البرشاء', 'क्षेत्रि', 'of.', 'x'.repeat(30), 'é\u0301à'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 120 }), (words, length) => {
        const whole = words.join(' ');
        const { text } = excerptOf(whole, ['beach', 'برش'], length);
        expect(text.length).toBeLessThanOrEqual(length + 2);
        for (const word of splitWords(text)) expect(words.map((one) => one.replace('.', ''))).toContain(word.text);
      }),
    );
  });
});
