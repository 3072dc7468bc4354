import { type Locale, scriptOf } from '@dalil/domain/language/locale.ts';
import { findSenses, readWords } from './lexicon/find-senses.ts';
import type { Writing } from './lexicon/senses.ts';
import { ARABIC_MARKERS, HINDUSTANI_MARKERS } from './lexicon/romanised.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
/** Letters that occur in Urdu but not in Arabic, and the reverse. */
const URDU_LETTERS = /[ٹڈڑںےھہگچپکیۓژ]/gu;
const ARABIC_LETTERS = /[ةىيكأإؤئآ]|(?<!\p{L})ال/gu;
const URDU_WORDS = /(?<!\p{L})(?:کے|کی|کا|ہے|ہیں|میں|سے|کو|کیا|اور|نہیں|تک|پر)(?!\p{L})/gu;

const HINDUSTANI = new Set(HINDUSTANI_MARKERS.split(' '));
const ARABIC = new Set(ARABIC_MARKERS.split(' '));
/** Words that identify a writing but also exist in English. They prove nothing alone. */
const SHARED = new Set([
  'to',
  'is',
  'me',
  'do',
  'main',
  'in',
  'el',
  'al',
  'ho',
  'us',
  'hi',
  'fi',
  'min',
  'hal',
  'ana',
  'fe',
  'kam',
]);

/**
 * The language of a question and its writing. The script decides, and the letters distinguish Arabic from Urdu. Hindi, Urdu and
 * Arabic in Latin letters are answered in the language of the page, because they do not identify one language.
 */
export function readLanguage(text: string, page: Locale): { locale: Locale; writings: readonly Writing[] } {
  if (DEVANAGARI.test(text)) return { locale: 'hi', writings: ['hi', 'en'] };
  if (ARABIC_SCRIPT.test(text)) {
    const locale = isUrdu(text, page) ? 'ur' : 'ar';
    return { locale, writings: locale === 'ur' ? ['ur', 'en', 'ar'] : ['ar', 'en'] };
  }
  // Another language in Latin letters is asked in its own words on its own pages.
  if (page !== 'en' && scriptOf(page) === 'Latn') return { locale: page, writings: [page, 'en', 'romanised'] };
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const markers = words.filter((word) => HINDUSTANI.has(word) || ARABIC.has(word));
  const isRomanised = markers.some((word) => !SHARED.has(word)) || (page !== 'en' && markers.length > 0);
  const own = markers.filter((word) => !SHARED.has(word)).length;
  if (isRomanised && !(page === 'en' && own < 2 && isEnglish(text)))
    return { locale: page, writings: ['romanised', 'en'] };
  // A single name is not an English sentence. A sentence is answered in its own language.
  return {
    locale: page === 'en' || isEnglish(text) ? 'en' : page,
    writings: page === 'en' ? ['en'] : ['en', 'romanised'],
  };
}

function isUrdu(text: string, page: Locale): boolean {
  const urdu = count(text, URDU_LETTERS) + 3 * count(text, URDU_WORDS);
  const arabic = count(text, ARABIC_LETTERS);
  return urdu === arabic ? page === 'ur' : urdu > arabic;
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

/** Whether a text in Latin letters is an English sentence: most of its words are English function words or in the lexicon. */
function isEnglish(text: string): boolean {
  const words = readWords(text);
  if (words.length < 3) return false;
  const { others } = findSenses(words, ['en']);
  return others.length * 2 <= words.length;
}
