// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/consent.json' with { type: 'json' };
import en from '../en/consent.json' with { type: 'json' };
import hi from '../hi/consent.json' with { type: 'json' };
import ur from '../ur/consent.json' with { type: 'json' };

export const CONSENT = { en, ar, hi, ur };
