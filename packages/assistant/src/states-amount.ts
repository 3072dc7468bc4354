import { LOCALES } from '@dalil/domain/language/locale.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import { normalizeWord, numbersInWords } from './number-words.ts';

const ONE_DIRHAM = ['درهم واحد', 'एक दिरहम', 'ایک درہم', 'one dirham'];

/** Whether a text without digits states a price or a count: "free", "two years", "one dirham". */
export function statesAmount(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).map(normalizeWord);
  if (numbersInWords(words).length > 0 || ONE_DIRHAM.some((amount) => text.includes(amount))) return true;
  return LOCALES.some((locale) => sensesOfText(text, locale).has('free'));
}
