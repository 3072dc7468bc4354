// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/product-names.json' with { type: 'json' };
import en from '../en/product-names.json' with { type: 'json' };
import hi from '../hi/product-names.json' with { type: 'json' };
import ur from '../ur/product-names.json' with { type: 'json' };

export const PRODUCT_NAMES = { en, ar, hi, ur };
