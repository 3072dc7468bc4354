// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import { answers as ar } from '../ar/answers.ts';
import { answers as en } from '../en/answers.ts';
import { answers as hi } from '../hi/answers.ts';
import { answers as ur } from '../ur/answers.ts';

export const ANSWERS = { en, ar, hi, ur };
