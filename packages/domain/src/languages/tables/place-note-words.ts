// Written by tooling/languages/write-tables.ts from the folders of the languages in the list.
import ar from '../ar/place-note-words.json' with { type: 'json' };
import en from '../en/place-note-words.json' with { type: 'json' };
import hi from '../hi/place-note-words.json' with { type: 'json' };
import ur from '../ur/place-note-words.json' with { type: 'json' };

export const PLACE_NOTE_WORDS = { en, ar, hi, ur };
