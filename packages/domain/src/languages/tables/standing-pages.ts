// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/standing-pages.json' with { type: 'json' };
import en from '../en/standing-pages.json' with { type: 'json' };
import hi from '../hi/standing-pages.json' with { type: 'json' };
import ur from '../ur/standing-pages.json' with { type: 'json' };

export const STANDING_PAGES = { en, ar, hi, ur };
