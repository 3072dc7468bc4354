// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import { lexicon as ar } from '../ar/lexicon.ts';
import { lexicon as en } from '../en/lexicon.ts';
import { lexicon as hi } from '../hi/lexicon.ts';
import { lexicon as ur } from '../ur/lexicon.ts';

export const LEXICON = { en, ar, hi, ur };
