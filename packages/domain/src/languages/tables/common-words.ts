// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/common-words.json' with { type: 'json' };
import en from '../en/common-words.json' with { type: 'json' };
import hi from '../hi/common-words.json' with { type: 'json' };
import ur from '../ur/common-words.json' with { type: 'json' };

export const COMMON_WORDS = { en, ar, hi, ur };
