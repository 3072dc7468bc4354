// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/talk-words.json' with { type: 'json' };
import en from '../en/talk-words.json' with { type: 'json' };
import hi from '../hi/talk-words.json' with { type: 'json' };
import ur from '../ur/talk-words.json' with { type: 'json' };

export const TALK_WORDS = { en, ar, hi, ur };
