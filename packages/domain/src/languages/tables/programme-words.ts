// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/programme-words.json' with { type: 'json' };
import en from '../en/programme-words.json' with { type: 'json' };
import hi from '../hi/programme-words.json' with { type: 'json' };
import ur from '../ur/programme-words.json' with { type: 'json' };

export const PROGRAMME_WORDS = { en, ar, hi, ur };
