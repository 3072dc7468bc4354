import type { SearchKind } from '@dalil/search/search-document.ts';
import type { GuideFact, GuideText } from '../answer-guide.ts';

/** The kinds of documents that answer by themselves. Articles and areas are pages to read, so they are only linked. */
export const UNIT_KINDS = [
  'fact',
  'question',
  'service',
  'place',
  'event',
  'collection',
] as const satisfies readonly SearchKind[];
export type UnitKind = (typeof UNIT_KINDS)[number];

export type UnitKey = { kind: UnitKind; id: string };

/** What may answer a question: a fact, a question of the guide, a service, a place, an event or a collection, with how people ask for it. */
export type Unit = UnitKey & {
  asked: readonly string[];
  /** Its names or label in the language of the answer and in English. */
  titles: readonly string[];
  /** What it says, in the same languages, the beginning of a long text. */
  texts: readonly string[];
  fact: GuideFact | null;
  text: GuideText | null;
};

export function isUnitKind(kind: string): kind is UnitKind {
  return UNIT_KINDS.some((one) => one === kind);
}

export const unitName = ({ kind, id }: UnitKey) => `${kind}/${id}`;
