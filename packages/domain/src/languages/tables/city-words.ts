// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/city-words.json' with { type: 'json' };
import en from '../en/city-words.json' with { type: 'json' };
import hi from '../hi/city-words.json' with { type: 'json' };
import ur from '../ur/city-words.json' with { type: 'json' };

export const CITY_WORDS = { en, ar, hi, ur };
