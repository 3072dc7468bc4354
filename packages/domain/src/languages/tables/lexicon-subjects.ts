// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import { lexiconSubjects as ar } from '../ar/lexicon-subjects.ts';
import { lexiconSubjects as en } from '../en/lexicon-subjects.ts';
import { lexiconSubjects as hi } from '../hi/lexicon-subjects.ts';
import { lexiconSubjects as ur } from '../ur/lexicon-subjects.ts';

export const LEXICON_SUBJECTS = { en, ar, hi, ur };
