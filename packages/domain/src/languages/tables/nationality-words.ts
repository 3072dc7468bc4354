// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/nationality-words.json' with { type: 'json' };
import en from '../en/nationality-words.json' with { type: 'json' };
import hi from '../hi/nationality-words.json' with { type: 'json' };
import ur from '../ur/nationality-words.json' with { type: 'json' };

export const NATIONALITY_WORDS = { en, ar, hi, ur };
