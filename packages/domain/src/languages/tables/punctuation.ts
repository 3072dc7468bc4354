// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/punctuation.json' with { type: 'json' };
import en from '../en/punctuation.json' with { type: 'json' };
import hi from '../hi/punctuation.json' with { type: 'json' };
import ur from '../ur/punctuation.json' with { type: 'json' };

export const PUNCTUATION = { en, ar, hi, ur };
