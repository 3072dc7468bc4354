import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';

/** Words that multiply the preceding number, in the four languages and in Latin letters. */
const MULTIPLIERS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/^(?:k|thousand|hazaar|hazar|alf|aalaf|ألف|الف|آلاف|الاف|ألفا|हज़ार|हजार|ہزار)$/iu, 1_000],
  [/^(?:lakh|lakhs|lac|लाख|لاکھ)$/iu, 100_000],
  [/^(?:m|million|millions|mn|مليون|ملايين|मिलियन|ملین|दस लाख)$/iu, 1_000_000],
];

const NUMBER = /(?<![\p{L}\p{N}])(\p{Nd}[\p{Nd},٬٫.]*)(?:\s*(%|٪|[\p{L}\p{M}]+))?/gu;

export type Amount = { value: number; isPercent: boolean };

/**
 * The amounts in a question, in order: "80,000", "٨٠ ألف", "80k", "8 लाख", "5%". Includes numbers that are parts of clock times
 * and dates, so callers check the expected range.
 */
export function readAmounts(text: string): Amount[] {
  return Array.from(normalizeDigits(text).matchAll(NUMBER), ([, digits = '', unit = '']) => {
    const value = readWrittenNumber(digits.replace(/[.,٬]+$/u, ''));
    if (value === null) return null;
    const factor = MULTIPLIERS.find(([words]) => words.test(unit))?.[1] ?? 1;
    return { value: value * factor, isPercent: /^[%٪]$/u.test(unit) || /^percent|^فيصد|^प्रतिशत|^بالمئة/iu.test(unit) };
  }).filter((amount) => amount !== null);
}
