// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/voices.json' with { type: 'json' };
import en from '../en/voices.json' with { type: 'json' };
import hi from '../hi/voices.json' with { type: 'json' };
import ur from '../ur/voices.json' with { type: 'json' };

export const VOICES = { en, ar, hi, ur };
