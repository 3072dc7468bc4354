// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/journey-words.json' with { type: 'json' };
import en from '../en/journey-words.json' with { type: 'json' };
import hi from '../hi/journey-words.json' with { type: 'json' };
import ur from '../ur/journey-words.json' with { type: 'json' };

export const JOURNEY_WORDS = { en, ar, hi, ur };
