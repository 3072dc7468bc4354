import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { PLACE_WISH_WORDS } from '@dalil/domain/languages/tables/place-wish-words.ts';

/** What people want of places, and the words that put them near something. */
type WishWord = keyof (typeof PLACE_WISH_WORDS)['en'];
export type Wish = Exclude<WishWord, 'near' | 'tonight'>;

const WISHES: readonly Wish[] = ['emergency', 'cheap', 'children', 'indoor'];
/** The Arabic "and" is joined to the word behind it. */
const JOINED_AND = / و(?=\p{L}{2})/gu;

/** The words of a text between spaces, and again without the Arabic "and". */
export function spacedWords(text: string): string {
  const words = ` ${normalizeWords(text)} `;
  const apart = words.replaceAll(JOINED_AND, ' ');
  return apart === words ? words : `${words}|${apart}`;
}

function phrasesOf(word: WishWord): string[] {
  const all = Object.values(PLACE_WISH_WORDS).flatMap((words) => words[word].map((one) => ` ${normalizeWords(one)} `));
  return [...new Set(all)].toSorted((a, b) => b.length - a.length);
}

const PHRASES: ReadonlyMap<WishWord, readonly string[]> = new Map(
  [...WISHES, 'near' as const, 'tonight' as const].map((word) => [word, phrasesOf(word)]),
);

function mentionsWord(text: string, word: WishWord): boolean {
  const words = spacedWords(text);
  return PHRASES.get(word)?.some((phrase) => words.includes(phrase)) ?? false;
}

/** The wishes that a text mentions in any language and script. */
export function wishesIn(text: string): Wish[] {
  return WISHES.filter((wish) => mentionsWord(text, wish));
}

/** The single words of wishes, which are no names. */
export const WISH_WORDS: readonly string[] = [...PHRASES.values()]
  .flat()
  .map((phrase) => phrase.trim())
  .filter((word) => !word.includes(' '));

/** Whether a text asks for what is near something. */
export const asksForNear = (text: string): boolean => mentionsWord(text, 'near');

/** Whether a text asks for this evening. */
export const asksForTonight = (text: string): boolean => mentionsWord(text, 'tonight');

/** A text without the words of wishes, so that what else it is about is seen. */
export function withoutWishes(text: string): string {
  const phrases = [...PHRASES.values()].flat().toSorted((a, b) => b.length - a.length);
  return phrases
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), ` ${normalizeWords(text)} `.replaceAll(JOINED_AND, ' '))
    .trim();
}
