import type { Locale } from '@dalil/domain/language/locale.ts';
import { WORD_FAMILIES as WORDS } from '@dalil/domain/languages/tables/word-families.ts';
import type { ConceptId } from './search-document.ts';

/**
 * Synonyms that no concept of the guide covers, separated by commas, by language. A query with one of them finds the documents with
 * another, in any language, because every document has its English words. A new language may have none yet.
 */
export const WORD_FAMILIES: Readonly<Partial<Record<Locale, Readonly<Record<ConceptId, string>>>>> = WORDS;
