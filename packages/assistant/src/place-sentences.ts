import type { GuideText } from './answer-guide.ts';
import { mentions, type PlaceAttribute } from './requested-attribute.ts';

/** What a place says of an attribute: its notes first, then its description and advice. */
export function sentencesOn(asked: PlaceAttribute, { sentences, details }: GuideText): string[] {
  // Step-free, free Wi-Fi: a word in a description is no entry without charge.
  if (asked === 'free') return [];
  const said = sentences
    .filter(({ role }) => role !== 'venue' && role !== 'note')
    .filter(({ text, heading }) => mentions(`${heading ?? ''} ${text}`, asked));
  return [...said.map(({ text }) => text), ...details.filter((text) => mentions(text, asked))];
}
