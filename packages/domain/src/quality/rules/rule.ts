import type { Provenance } from '../../guide/content-item.ts';
import type { Fact } from '../../guide/fact.ts';
import type { Locale } from '../../language/locale.ts';
import type { NewsroomKind } from '../../newsroom/newsroom-kind.ts';

export const SEVERITIES = ['high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a finding is about: an item of the newsroom, a fact, or a page that is about no item. */
export type CheckedKind = NewsroomKind | 'fact' | 'page';

export type CheckedText = {
  title: string;
  summary: string;
  body: unknown;
  /** When these words were last changed, ISO 8601. */
  updatedAt: string;
};

/** An item as the rules see it: what users see, or a text of the newsroom in place of it. */
export type CheckedItem = {
  kind: NewsroomKind;
  id: string;
  category: string | null;
  sections: readonly string[];
  data: unknown;
  provenance: Pick<Provenance, 'method' | 'sources'>;
  asOf: string;
  /** `YYYY-MM-DD`. Null: staff have not set one. */
  reviewBy: string | null;
  original: Locale;
  texts: Partial<Record<Locale, CheckedText>>;
};

export type CheckContext = {
  /** `YYYY-MM-DD` in Dubai. */
  today: string;
  facts: ReadonlyMap<string, Fact>;
  /** Whether there is an item with a page at a path without language. Pages of the product itself are not asked for. */
  hasPage: (path: string) => boolean;
  /** The pictures that staff have uploaded, by id. */
  pictures: ReadonlyMap<string, CheckedPicture>;
  /** What the last check of addresses of other sites found: a code for each that does not answer. */
  deadLinks: ReadonlyMap<string, string>;
  answers: CheckedAnswers;
};

/** `largestBytes`: of its largest stored file; null where it is not known. */
export type CheckedPicture = {
  alt: Partial<Record<Locale, string>>;
  licence: string | null;
  largestBytes: number | null;
};

/** What users say about the answers of the assistant: counts, without their words. */
export type CheckedAnswers = {
  /** Answers marked as not useful since what they cite was last changed. */
  wrong: readonly { kind: CheckedKind; id: string; count: number; locales: readonly Locale[] }[];
  /** Topics that the guide often could not answer, with the page that is nearest. */
  missing: readonly { topic: string; path: string; count: number }[];
};

/**
 * `subject` says which part of the item is meant and stays the same as long as the problem does. `evidence` is what was found:
 * words of the text, an address, a date, a figure with its limit.
 */
export type Found = { locale: Locale | null; subject: string; evidence: string };
export type Located = Found & { kind: CheckedKind; id: string };

/**
 * For rules that compare items with each other. Items are added one by one, so that no rule holds all texts. The end comes in steps,
 * so that other work can go on between them.
 */
export type Comparison = { add: (item: CheckedItem) => void; end: () => Iterable<Located[]> };

/** A check as data. Each function is pure; a rule has those that fit what it looks at. */
export type Rule<Id extends string = string> = {
  id: Id;
  severity: Severity;
  /** Whether a text or data with this finding may not be approved or published. */
  isBlocking: boolean;
  kinds: readonly CheckedKind[];
  item?: (item: CheckedItem, context: CheckContext) => Found[];
  facts?: (facts: readonly Fact[], context: CheckContext) => Located[];
  compare?: (context: CheckContext) => Comparison;
};

const WEIGHTS: Record<Severity, number> = { high: 20, medium: 8, low: 3 };

/** STAFF-5: 100 less 20 for each grave finding, 8 for each medium and 3 for each slight one, at least 0. */
export function scoreOf(severities: Iterable<Severity>): number {
  let score = 100;
  for (const severity of severities) score -= WEIGHTS[severity];
  return Math.max(0, score);
}

/** The texts of an item with their languages. */
export function textsOf({ texts }: CheckedItem): [Locale, CheckedText][] {
  return Object.entries(texts) as [Locale, CheckedText][];
}
