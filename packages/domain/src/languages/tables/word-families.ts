// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/word-families.json' with { type: 'json' };
import en from '../en/word-families.json' with { type: 'json' };
import hi from '../hi/word-families.json' with { type: 'json' };
import ur from '../ur/word-families.json' with { type: 'json' };

export const WORD_FAMILIES = { en, ar, hi, ur };
