// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/entry-words.json' with { type: 'json' };
import en from '../en/entry-words.json' with { type: 'json' };
import hi from '../hi/entry-words.json' with { type: 'json' };
import ur from '../ur/entry-words.json' with { type: 'json' };

export const ENTRY_WORDS = { en, ar, hi, ur };
