// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/place-attribute-words.json' with { type: 'json' };
import en from '../en/place-attribute-words.json' with { type: 'json' };
import hi from '../hi/place-attribute-words.json' with { type: 'json' };
import ur from '../ur/place-attribute-words.json' with { type: 'json' };

export const PLACE_ATTRIBUTE_WORDS = { en, ar, hi, ur };
