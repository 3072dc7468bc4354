import { PAID_SIGNS, QUALITY_BY_LOCALE } from './loaded-words.ts';
import { storedStrings } from './plain-words.ts';
import { type CheckedItem, type Found, textsOf } from './rule.ts';

const SURROUNDING = 40;

/** A word between characters that are not letters. A pattern with \b does not know the letters of other scripts. */
function patternsOf(words: readonly string[]): { word: string; pattern: RegExp }[] {
  return words.map((word) => {
    const escaped = word.replaceAll(/[\\^$*+?.()|[\]{}]/g, String.raw`\$&`);
    return { word, pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped}(?![\p{L}\p{M}])`, 'iu') };
  });
}

function patternsByLocale(list: 'biased' | 'promotional') {
  const found = Object.entries(QUALITY_BY_LOCALE);
  return new Map<string, ReturnType<typeof patternsOf>>(
    found.map(([locale, quality]) => [locale, patternsOf(quality[list])]),
  );
}

const BIASED = patternsByLocale('biased');
const PROMOTIONAL = patternsByLocale('promotional');

const within = (text: string, at: number, length: number) =>
  text
    .slice(Math.max(0, at - SURROUNDING), at + length + SURROUNDING)
    .replaceAll(/\s+/g, ' ')
    .trim();

function findWords(item: CheckedItem, lists: typeof BIASED): Found[] {
  return textsOf(item).flatMap(([locale, text]) => {
    const whole = storedStrings(text).join('\n');
    return (lists.get(locale) ?? []).flatMap(({ word, pattern }) => {
      const found = pattern.exec(whole);
      return found ? [{ locale, subject: word, evidence: within(whole, found.index, found[0].length) }] : [];
    });
  });
}

export const checkBias = (item: CheckedItem): Found[] => findWords(item, BIASED);
export const checkPromotionalWords = (item: CheckedItem): Found[] => findWords(item, PROMOTIONAL);

/** Signs of paid content in a text whose title and summary do not say so. */
export function checkPromotionLabel(item: CheckedItem): Found[] {
  return textsOf(item).flatMap(([locale, text]) => {
    const label = QUALITY_BY_LOCALE[locale]?.promotionLabel;
    if (label !== undefined && new RegExp(label, 'i').test(`${text.title}\n${text.summary}`)) return [];
    const whole = storedStrings(text).join('\n');
    return PAID_SIGNS.flatMap((sign) => {
      const found = sign.exec(whole);
      return found
        ? [{ locale, subject: found[0].toLowerCase(), evidence: within(whole, found.index, found[0].length) }]
        : [];
    });
  });
}
