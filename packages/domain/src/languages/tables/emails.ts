// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/emails.json' with { type: 'json' };
import en from '../en/emails.json' with { type: 'json' };
import hi from '../hi/emails.json' with { type: 'json' };
import ur from '../ur/emails.json' with { type: 'json' };

export const EMAILS = { en, ar, hi, ur };
