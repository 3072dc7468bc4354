// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/spoken-text.json' with { type: 'json' };
import en from '../en/spoken-text.json' with { type: 'json' };
import hi from '../hi/spoken-text.json' with { type: 'json' };
import ur from '../ur/spoken-text.json' with { type: 'json' };

export const SPOKEN_TEXT = { en, ar, hi, ur };
