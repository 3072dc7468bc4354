// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/text-quality.json' with { type: 'json' };
import en from '../en/text-quality.json' with { type: 'json' };
import hi from '../hi/text-quality.json' with { type: 'json' };
import ur from '../ur/text-quality.json' with { type: 'json' };

export const TEXT_QUALITY = { en, ar, hi, ur };
