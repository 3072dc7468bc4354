// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/starting-reporters.json' with { type: 'json' };
import en from '../en/starting-reporters.json' with { type: 'json' };
import hi from '../hi/starting-reporters.json' with { type: 'json' };
import ur from '../ur/starting-reporters.json' with { type: 'json' };

export const STARTING_REPORTERS = { en, ar, hi, ur };
