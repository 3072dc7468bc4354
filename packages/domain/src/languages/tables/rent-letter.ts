// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/rent-letter.json' with { type: 'json' };
import en from '../en/rent-letter.json' with { type: 'json' };
import hi from '../hi/rent-letter.json' with { type: 'json' };
import ur from '../ur/rent-letter.json' with { type: 'json' };

export const RENT_LETTER = { en, ar, hi, ur };
