// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/home-words.json' with { type: 'json' };
import en from '../en/home-words.json' with { type: 'json' };
import hi from '../hi/home-words.json' with { type: 'json' };
import ur from '../ur/home-words.json' with { type: 'json' };

export const HOME_WORDS = { en, ar, hi, ur };
