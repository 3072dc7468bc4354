import type { GuideText } from './answer-guide.ts';
import { mentions, type PlaceAttribute } from './requested-attribute.ts';

/** What a place says of an attribute: its notes first, then its description and advice. */
export function sentencesOn(asked: PlaceAttribute, { sentences, details }: GuideText): string[] {
  const said = sentences
    .filter(({ role }) => role !== 'venue' && role !== 'note')
    .filter(({ text, heading }) => mentions(`${heading ?? ''} ${text}`, asked));
  return [...said.map(({ text }) => text), ...details.filter((text) => mentions(text, asked))];
}
