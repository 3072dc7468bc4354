// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/weekly-letter.json' with { type: 'json' };
import en from '../en/weekly-letter.json' with { type: 'json' };
import hi from '../hi/weekly-letter.json' with { type: 'json' };
import ur from '../ur/weekly-letter.json' with { type: 'json' };

export const WEEKLY_LETTER = { en, ar, hi, ur };
