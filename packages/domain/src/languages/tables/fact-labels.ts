// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/fact-labels.json' with { type: 'json' };
import en from '../en/fact-labels.json' with { type: 'json' };
import hi from '../hi/fact-labels.json' with { type: 'json' };
import ur from '../ur/fact-labels.json' with { type: 'json' };

export const FACT_LABELS = { en, ar, hi, ur };
