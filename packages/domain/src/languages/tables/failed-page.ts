// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/failed-page.json' with { type: 'json' };
import en from '../en/failed-page.json' with { type: 'json' };
import hi from '../hi/failed-page.json' with { type: 'json' };
import ur from '../ur/failed-page.json' with { type: 'json' };

export const FAILED_PAGE = { en, ar, hi, ur };
