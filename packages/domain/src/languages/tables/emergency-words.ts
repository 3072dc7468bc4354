// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/emergency-words.json' with { type: 'json' };
import en from '../en/emergency-words.json' with { type: 'json' };
import hi from '../hi/emergency-words.json' with { type: 'json' };
import ur from '../ur/emergency-words.json' with { type: 'json' };

export const EMERGENCY_WORDS = { en, ar, hi, ur };
