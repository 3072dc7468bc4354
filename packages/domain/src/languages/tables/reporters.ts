// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/reporters.json' with { type: 'json' };
import en from '../en/reporters.json' with { type: 'json' };
import hi from '../hi/reporters.json' with { type: 'json' };
import ur from '../ur/reporters.json' with { type: 'json' };

export const REPORTERS = { en, ar, hi, ur };
