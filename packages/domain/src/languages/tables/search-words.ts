// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/search-words.json' with { type: 'json' };
import en from '../en/search-words.json' with { type: 'json' };
import hi from '../hi/search-words.json' with { type: 'json' };
import ur from '../ur/search-words.json' with { type: 'json' };

export const SEARCH_WORDS = { en, ar, hi, ur };
