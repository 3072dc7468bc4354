import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeQuery, normalizeWord } from './normalize-query.ts';
import { skeletonsOf } from './skeleton.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { isSoftWord, isStopWord } from './stop-words.ts';

/** Letters of all four scripts with their marks, joiners, digits and punctuation. */
const anyText = fc.string({
  unit: fc.constantFrom(...Array.from("aéßZ0 -'’.،اأىيیکہھةۂںـًءल्न्मंँज़ेािक्षھ٣۴९\u200c\u200d\u00ad\u0301")),
});

describe('SEARCH-8 words of a text', () => {
  test.each([
    ['At.mosphere Burj Khalifa', ['At.mosphere', 'Burj', 'Khalifa']],
    ["Asha's, Wafi", ["Asha's", 'Wafi']],
    ['al-barsha/albarsha', ['al', 'barsha', 'albarsha']],
    ['Ce La Vi…', ['Ce', 'La', 'Vi']],
    ['AED 1,000 at 9.30', ['AED', '1,000', 'at', '9.30']],
    ['بر دبي، وسط المدينة؟', ['بر', 'دبي', 'وسط', 'المدينة']],
    ['ईद-उल-फ़ितर।', ['ईद', 'उल', 'फ़ितर']],
    ['गरहू\u200dद', ['गरहू\u200dद']],
    ['یومِ عرفہ', ['یومِ', 'عرفہ']],
    ['—', []],
  ])('%s', (text, words) => {
    expect(splitWords(text).map((word) => word.text)).toEqual(words);
  });

  test('SEARCH-8 words lie in the text where they say, in order and apart', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { text: word, start, end } of splitWords(text)) {
          expect(text.slice(start, end)).toBe(word);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
    );
  });
});

describe('SEARCH-8 folding', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إيجار', 'ايجار'],
    ['آمر', 'امر'],
    ['ٱلبرشاء', 'البرشاء'],
    ['دبى', 'دبی'],
    ['مدينة', 'مدینہ'],
    ['مدینۃ', 'مدينه'],
    ['کراۓ', 'كراي'],
    ['گھر', 'گهر'],
    ['اوقاتِ کار', 'اوقات کار'],
    ['يوميّ', 'يومي'],
    ['دبـــي', 'دبي'],
    ['ﻻ', 'لا'],
    ['हिन्दी', 'हिंदी'],
    ['मुम्बई', 'मुंबई'],
    ['फ़ीस', 'फीस'],
    ['कहाँ', 'कहां'],
    ['क्\u200dष', 'क्ष'],
    ['٢٤ ساعة', '24 ساعة'],
    ['۲۴ گھنٹے', '24 گھنٹے'],
    ['२४ घंटे', '24 घंटे'],
    ['Ｄｅｗａ', 'dewa'],
    ['Björn Frantzén', 'bjorn frantzen'],
    ['STRAẞE', 'strasse'],
  ])('%s and %s are one', (one, other) => {
    expect(normalizeQuery(one)).toBe(normalizeQuery(other));
  });

  test.each([
    ['म्यूज़ियम', 'मंयूजियम'],
    ['शम्स', 'शंस'],
    ['कर', 'कार'],
    ['مترو', 'ترام'],
  ])('%s and %s stay two', (one, other) => {
    expect(normalizeQuery(one)).not.toBe(normalizeQuery(other));
  });

  test('SEARCH-5 searches that normalize to the same are one, whatever is between their words', () => {
    expect(normalizeQuery('  Al-Barsha, PARK! ')).toBe('al barsha park');
  });

  test('SEARCH-8 folding a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'grapheme' })), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
        expect(normalizeWord(normalizeWord(text))).toBe(normalizeWord(text));
      }),
    );
  });
});

describe('SEARCH-8 one stem for the forms of a word', () => {
  test.each([
    ['beaches', 'beach'],
    ['parties', 'party'],
    ['taxis', 'taxi'],
    ['buses', 'bus'],
    ['prices', 'price'],
    ['houses', 'house'],
    ['licences', 'license'],
    ['centres', 'center'],
    ['harbours', 'harbor'],
    ["Women's", 'women'],
    ["Asha's", 'asha'],
    ['swimming', 'swim'],
    ['البرشاء', 'برشا'],
    ['الشواطئ', 'شواطئ'],
    ['بالمترو', 'المترو'],
    ['للإقامة', 'الإقامة'],
    ['والرسوم', 'رسوم'],
    ['سيارات', 'سيارة'],
    ['المقيمين', 'مقيمون'],
    ['مكتبات', 'مكتبة'],
    ['المكتبه', 'مكتبة'],
    ['حافلات', 'حافلة'],
    ['والحافلة', 'حافلات'],
    ['غرامات', 'غرامة'],
    ['مطارات', 'مطار'],
    ['ساحلوں', 'ساحل'],
    ['گاڑیوں', 'گاڑی'],
    ['گاڑیاں', 'گاڑی'],
    ['عمارتیں', 'عمارت'],
    ['جرمانے', 'جرمانہ'],
    ['جرمانوں', 'جرمانہ'],
    ['کرائے', 'کرایہ'],
    ['तटों', 'तट'],
    ['बच्चों', 'बच्चा'],
    ['बच्चे', 'बच्चा'],
    ['जुर्माने', 'जुर्माना'],
    ['गाड़ियाँ', 'गाड़ी'],
    ['गाड़ियों', 'गाड़ी'],
    ['बसें', 'बस'],
    ['भाषाएँ', 'भाषा'],
    ['किराए', 'किराया'],
  ])('%s is %s', (form, word) => {
    expect(stemWord(form)).toBe(stemWord(word));
  });

  test.each([
    ['parking', 'park'],
    ['bus', 'bu'],
    ['gas', 'ga'],
    ['business', 'busines'],
    ['تأمين', 'تام'],
    ['بنزين', 'بنز'],
    ['والد', 'د'],
    ['الله', 'له'],
    ['पानी', 'पान'],
    ['कर', 'कार'],
    ['मेट्रो', 'मेट्र'],
  ])('%s is not %s', (word, other) => {
    expect(stemWord(word)).not.toBe(normalizeWord(other));
  });
});

describe('SEARCH-8 two words stay two', () => {
  test.each([
    ['مكتبة', 'مكتب'],
    ['مدرسة', 'مدرس'],
    ['جامعة', 'جامع'],
    ['مكتبات', 'مكتب'],
  ])('%s is not %s', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});

describe('SEARCH-8 one skeleton for a name in all four scripts', () => {
  test.each([
    ['barsha', 'البرشاء', 'बरशा', 'برشا'],
    ['Jumeirah', 'جميرا', 'जुमेरा', 'جمیرا'],
    ['khalifa', 'خليفة', 'ख़लीफ़ा', 'خلیفہ'],
    ['Qtair', 'قطير', 'क़तैर', 'قطیر'],
    ['Mamzar', 'الممزر', 'ममज़ार', 'الممزر'],
    ['Alserkal', 'السركال', 'अलसरकाल', 'السرکال'],
    ['Zabeel', 'زعبيل', 'ज़बील', 'زعبیل'],
    ['Ghurair', 'الغرير', 'ग़ुरैर', 'الغریر'],
    ['Marina', 'مارينا', 'मरीना', 'مرینا'],
    ['Mushrif', 'مشرف', 'मुशरिफ़', 'مشرف'],
    ['Bukhash', 'بوخاش', 'बुख़ाश', 'بوخاش'],
    ['Ramadan', 'رمضان', 'रमदान', 'رمضان'],
    ['Golf', 'جولف', 'गोल्फ़', 'گالف'],
    ['Chamber', 'تشامبر', 'चैंबर', 'چیمبر'],
    ['Village', 'فيليج', 'विलेज', 'ولیج'],
  ])('%s %s %s %s', (...spellings) => {
    const [first, ...others] = spellings;
    for (const other of others) {
      const shared = skeletonsOf(other).filter((one) => skeletonsOf(first).includes(one));
      expect(shared, other).not.toEqual([]);
    }
  });

  test.each([
    ['jumeira', 'jumeirah'],
    ['kalifa', 'khalifa'],
    ['zabil', 'zabeel'],
    ['quoz', 'qouz'],
  ])('%s sounds like %s', (one, other) => {
    expect(skeletonsOf(one)).toEqual(skeletonsOf(other));
  });

  test.each([
    ['barsha', 'paris'],
    ['marina', 'karama'],
    ['satwa', 'shatwa'],
  ])('%s does not sound like %s', (one, other) => {
    expect(skeletonsOf(one)).not.toEqual(skeletonsOf(other));
  });

  test('SEARCH-8 what is no name has no skeleton', () => {
    expect(['45', 'd3', '', '۴۵', 'aeiou'].map(skeletonsOf)).toEqual([[], [], [], [], []]);
  });
});

test.each(['in', 'the', 'near', 'في', 'الى', 'में', 'کا', 'के', 'کہاں', 'سے', 'سکتی'])(
  'SEARCH-8 “%s” only joins other words',
  (word) => {
    expect(isStopWord(word)).toBe(true);
  },
);

test.each(['beach', 'metro', 'شاطئ', 'तट', 'ساحل', 'visa'])('SEARCH-8 “%s” is requested', (word) => {
  expect(isStopWord(word) || isSoftWord(normalizeWord(word))).toBe(false);
});

test('SEARCH-8 the two letters ye distinguish words: سے is from, سی begins seafood', () => {
  expect([isStopWord('سے'), isStopWord('سی')]).toEqual([true, false]);
});

test.each(['Dubai', 'دبي', 'دبى', 'दुबई', 'دبئی', 'UAE'])('SEARCH-8 nothing is left out for want of “%s”', (word) => {
  expect(isSoftWord(normalizeWord(word))).toBe(true);
});
