// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/question-phrases.json' with { type: 'json' };
import en from '../en/question-phrases.json' with { type: 'json' };
import hi from '../hi/question-phrases.json' with { type: 'json' };
import ur from '../ur/question-phrases.json' with { type: 'json' };

export const QUESTION_PHRASES = { en, ar, hi, ur };
