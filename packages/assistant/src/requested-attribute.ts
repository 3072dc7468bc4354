import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { PLACE_ATTRIBUTE_WORDS } from '@dalil/domain/languages/tables/place-attribute-words.ts';
import { spacedWords, type Wish } from './requested-wish.ts';

/** What people ask of a place besides its hours, prices and notes: parking, wifi, a prayer room. */
export type PlaceAttribute = keyof (typeof PLACE_ATTRIBUTE_WORDS)['en'];

/** The same with what facts, notes and traits of a place state. */
export type AskedAttribute = PlaceAttribute | Wish | 'hours' | 'price' | 'phone' | 'alcohol' | 'dress' | 'booking';

export function isPlaceAttribute(name: string): name is PlaceAttribute {
  return name in PLACE_ATTRIBUTE_WORDS.en;
}

const NAMES = Object.keys(PLACE_ATTRIBUTE_WORDS.en).filter(isPlaceAttribute);

const PHRASES: ReadonlyMap<PlaceAttribute, readonly string[]> = new Map(
  NAMES.map((name) => [
    name,
    [
      ...new Set(
        Object.values(PLACE_ATTRIBUTE_WORDS).flatMap((words) => words[name].map((one) => ` ${normalizeWords(one)} `)),
      ),
    ],
  ]),
);

/** The attributes that a text mentions in any language, in the order of the table. */
export function attributesIn(text: string): PlaceAttribute[] {
  const words = spacedWords(text);
  const found = NAMES.filter((name) => PHRASES.get(name)?.some((phrase) => words.includes(phrase)));
  // Free parking is no free entry.
  return found.length > 1 ? found.filter((name) => name !== 'free') : found;
}

/** Whether a text mentions an attribute. */
export function mentions(text: string, attribute: PlaceAttribute): boolean {
  const words = ` ${normalizeWords(text)} `;
  return PHRASES.get(attribute)?.some((phrase) => words.includes(phrase)) ?? false;
}

/** A text without the words for attributes, so that what else it is about is seen: a hotel with free parking is a hotel. */
export function withoutAttributes(text: string): string {
  const found = attributesIn(text).flatMap((name) => PHRASES.get(name) ?? []);
  const words = ` ${normalizeWords(text)} `;
  return found
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), words)
    .trim();
}
