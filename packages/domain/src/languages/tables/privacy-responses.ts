// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/privacy-responses.json' with { type: 'json' };
import en from '../en/privacy-responses.json' with { type: 'json' };
import hi from '../hi/privacy-responses.json' with { type: 'json' };
import ur from '../ur/privacy-responses.json' with { type: 'json' };

export const PRIVACY_RESPONSES = { en, ar, hi, ur };
