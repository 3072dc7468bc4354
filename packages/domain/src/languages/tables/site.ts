// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/site.json' with { type: 'json' };
import en from '../en/site.json' with { type: 'json' };
import hi from '../hi/site.json' with { type: 'json' };
import ur from '../ur/site.json' with { type: 'json' };

export const SITE = { en, ar, hi, ur };
