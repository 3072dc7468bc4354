// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/dirham.json' with { type: 'json' };
import en from '../en/dirham.json' with { type: 'json' };
import hi from '../hi/dirham.json' with { type: 'json' };
import ur from '../ur/dirham.json' with { type: 'json' };

export const DIRHAM = { en, ar, hi, ur };
