// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/place-wish-words.json' with { type: 'json' };
import en from '../en/place-wish-words.json' with { type: 'json' };
import hi from '../hi/place-wish-words.json' with { type: 'json' };
import ur from '../ur/place-wish-words.json' with { type: 'json' };

export const PLACE_WISH_WORDS = { en, ar, hi, ur };
