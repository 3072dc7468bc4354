// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/export.json' with { type: 'json' };
import en from '../en/export.json' with { type: 'json' };
import hi from '../hi/export.json' with { type: 'json' };
import ur from '../ur/export.json' with { type: 'json' };

export const EXPORT = { en, ar, hi, ur };
