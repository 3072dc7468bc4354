// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/directory-words.json' with { type: 'json' };
import en from '../en/directory-words.json' with { type: 'json' };
import hi from '../hi/directory-words.json' with { type: 'json' };
import ur from '../ur/directory-words.json' with { type: 'json' };

export const DIRECTORY_WORDS = { en, ar, hi, ur };
