import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { classify } from './classifier/classify.ts';
import { withoutCountries } from './named-country.ts';
import { isCityAbroad } from './other-cities.ts';
import { hasTalk, talkWords } from './talk-words.ts';

const MARK = '|';
/** A country or city abroad as where something is: "in Sweden", "في السويد", "स्वीडन में". Not where somebody is from. */
const AFTER = ['me', 'mein', 'mai', 'main', 'में', 'میں'].map(normalizeWords).join('|');
const WITHIN = new RegExp(`(?:^|\\s)(?:in|في|fi|fee)\\s+(?:the\\s+)?\\||\\|\\s+(?:${AFTER})(?=\\s|$)`, 'u');
const HERE = /\b(?:dubai|uae|emirates|here|yahan|hina)\b|دبي|الامارات|الإمارات|هنا|दुबई|यूएई|यहाँ|यहां|دبئی|امارات|یہاں/iu;
/** Who speaks of a country may come from there: "I got my licence in India". Without a word of it, the message is about the country. */
const LIKELY_OTHER = 0.2;

/** Whether a message asks how something is in a country or city abroad, which a guide to this city does not know. */
export function asksAbroad(text: string): boolean {
  if (HERE.test(text)) return false;
  const words = withoutCountries(text, MARK)
    .split(' ')
    .map((word) => (isCityAbroad(stemWord(word)) ? MARK : word))
    .join(' ');
  if (!WITHIN.test(words)) return false;
  // In Urdu "in" is also the word for "I".
  const isOwn = hasTalk(talkWords(words.replace(WITHIN, ' ')), 'speaker');
  const other = classify(text).classes.find(([name]) => name === 'out_of_scope')?.[1] ?? 0;
  return !isOwn || other >= LIKELY_OTHER;
}
