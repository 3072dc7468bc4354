import { expect, test } from 'vitest';
import { endSentence, pauseAfter, PIECE_LIMIT, splitPieces, splitSentences } from './sentences.ts';

const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['two sentences', 'It is open. Go early!', ['It is open.', 'Go early!']],
  ['a price with a dot', 'It costs AED 1,234.56 a year. Pay online.', ['It costs AED 1,234.56 a year.', 'Pay online.']],
  ['a time', 'It opens at 7:30. It closes at 22:00.', ['It opens at 7:30.', 'It closes at 22:00.']],
  ['for example', 'Bring a card, e.g. Visa or Nol. Then pay.', ['Bring a card, e.g. Visa or Nol.', 'Then pay.']],
  ['a title', 'Ask Dr. Ali at St. Mary. He knows.', ['Ask Dr. Ali at St. Mary.', 'He knows.']],
  ['an initial', 'The J. Smith House is old.', ['The J. Smith House is old.']],
  [
    'a short form that ends',
    'Cafes, shops, etc. Some close at 1 a.m. Others stay.',
    ['Cafes, shops, etc.', 'Some close at 1 a.m.', 'Others stay.'],
  ],
  ['a short form in the middle', 'Open until 1 a.m. on Fridays.', ['Open until 1 a.m. on Fridays.']],
  ['an address', 'See https://dubai.ae/a.b?c=1 for more. Done.', ['See https://dubai.ae/a.b?c=1 for more.', 'Done.']],
  ['a numbered step', '1. Go to the counter. 2. Pay.', ['1. Go to the counter.', '2. Pay.']],
  ['quotes', 'He said “Stop!” Then he left.', ['He said “Stop!”', 'Then he left.']],
  ['dots and a lower case', 'Wait… then go. Really?! Yes.', ['Wait… then go.', 'Really?!', 'Yes.']],
  [
    'Arabic',
    'هل المترو مفتوح؟ نعم، حتى منتصف الليل. اركب من ديرة!',
    ['هل المترو مفتوح؟', 'نعم، حتى منتصف الليل.', 'اركب من ديرة!'],
  ],
  ['an Arabic initial', 'يعمل د. أحمد هنا. اسأله.', ['يعمل د. أحمد هنا.', 'اسأله.']],
  ['Urdu', 'میٹرو کھلی ہے۔ کیا آپ جائیں گے؟جی ہاں۔', ['میٹرو کھلی ہے۔', 'کیا آپ جائیں گے؟', 'جی ہاں۔']],
  ['Hindi', 'मेट्रो खुली है। किराया 7.50 दिरहम है।डॉ. राव से पूछें।', ['मेट्रो खुली है।', 'किराया 7.50 दिरहम है।', 'डॉ. राव से पूछें।']],
  ['both directions', 'اضغط على Pay Now. ثم انتظر (RTA). انتهى', ['اضغط على Pay Now.', 'ثم انتظر (RTA).', 'انتهى']],
  ['emoji', 'Go 🏖️. Swim 👨‍👩‍👧‍👦! 🎉', ['Go 🏖️.', 'Swim 👨‍👩‍👧‍👦! 🎉']],
  ['lines', 'One line\n\nAnother line', ['One line', 'Another line']],
  ['nothing', '  \n ', []],
  ['no letters', '… — !', []],
])('PROF-7 sentences: %s', (_name, text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

const HOSTILE: [string, string][] = [
  ['one word of 5,000 letters', 'x'.repeat(5000)],
  ['5,000 characters without a mark', 'word '.repeat(1000)],
  ['a family of emoji, over and over', `We ${'👨‍👩‍👧‍👦'.repeat(300)}`],
  ['Hindi without a space', 'किराया'.repeat(300)],
  ['Arabic clauses', 'اركب المترو من المطار، ثم انزل في المحطة؛ '.repeat(60)],
  ['mixed directions', 'افتح Dubai Now ثم 1,234.56 '.repeat(80)],
];

test.each(HOSTILE)('PROF-7 pieces of %s are short, lose nothing and cut no character', (_name, text) => {
  for (const segmenter of [Intl.Segmenter, undefined]) {
    const pieces = splitSentences(text).flatMap((span) => splitPieces(text, span, PIECE_LIMIT, segmenter));
    for (const { start, end } of pieces) {
      expect(end - start).toBeGreaterThan(0);
      expect(end - start).toBeLessThanOrEqual(PIECE_LIMIT);
      expect(text.slice(start, end)).not.toMatch(/^[\udc00-\udfff\p{M}]/u);
    }
    const spoken = pieces.map(({ start, end }) => text.slice(start, end)).join('');
    expect(spoken.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  }
});

test('PROF-7 a long sentence is cut after a clause, a short one not at all', () => {
  const text = `${'a'.repeat(60)}, ${'b '.repeat(30)}, ${'c'.repeat(70)}.`;
  const pieces = splitPieces(text, { start: 0, end: text.length }, 100);
  const [first, ...rest] = pieces.map(({ start, end }) => text.slice(start, end));
  expect(first).toBe(`${'a'.repeat(60)},`);
  expect(rest.length).toBe(2);
  expect(splitPieces(text, { start: 0, end: 20 })).toEqual([{ start: 0, end: 20 }]);
});

test.each([
  ['Done.', 'sentence'],
  ['Really?”', 'sentence'],
  ['ختم۔', 'sentence'],
  ['पूरा।', 'sentence'],
  ['first,', 'clause'],
  ['أولا،', 'clause'],
  ['a title', 'none'],
])('PROF-7 after %s comes a pause of a %s', (piece, pause) => {
  expect(pauseAfter(piece)).toBe(pause);
});

test.each([
  ['en', 'AED 50 a day', 'AED 50 a day.'],
  ['ar', 'ما الرسوم؟', 'ما الرسوم؟'],
  ['hi', 'हर दिन 50 दिरहम', 'हर दिन 50 दिरहम।'],
  ['ur', 'پچاس درہم،', 'پچاس درہم۔'],
  ['en', 'It is “open.”', 'It is “open.”'],
] as const)('CHAT-4 in %s “%s” ends as a sentence', (locale, text, ended) => {
  expect(endSentence(text, locale)).toBe(ended);
});
