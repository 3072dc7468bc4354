import { BASE_LOCALE, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { COMMON_WORDS } from '@dalil/domain/languages/tables/common-words.ts';
import { LEXICON } from '@dalil/domain/languages/tables/lexicon.ts';
import { LEXICON_SUBJECTS } from '@dalil/domain/languages/tables/lexicon-subjects.ts';
import { ROMANISED } from './romanised.ts';
import { type Lexicon, readForms, type Writing } from './senses.ts';

/** A new language may have no words yet. */
const WORDS: Partial<Record<Locale, { forms: string; functionWords: string }>> = LEXICON;
const SUBJECTS: Partial<Record<Locale, string>> = LEXICON_SUBJECTS;
const COMMON: Partial<Record<Locale, { words: string }>> = COMMON_WORDS;

const lexicons = new Map(LOCALES.map((locale) => [locale, readLexicon(locale)]));

function readLexicon(locale: Locale): Lexicon {
  const { forms = '', functionWords = '' } = WORDS[locale] ?? {};
  return {
    forms: readForms(`${forms}${SUBJECTS[locale] ?? ''}`),
    functionWords: functionWords.split(' '),
    commonWords: COMMON[locale]?.words ?? '',
  };
}

/** The words of a writing. */
export function lexiconOf(writing: Writing): Lexicon {
  return (writing === 'romanised' ? undefined : lexicons.get(writing)) ?? ROMANISED;
}

export const EN = lexiconOf(BASE_LOCALE);
