import type { Category } from '../guide/category.ts';
import type { Source } from '../guide/content-item.ts';
import type { Locale } from '../language/locale.ts';
import type { PerLocale, RunReason } from './reporter.ts';

/**
 * What a claim rests on. `text` is the stored excerpt. `origin` is the registrable host, by which sources count as independent; a
 * fact, an item of the guide or a computed rule is our own.
 */
export type Evidence = {
  id: string;
  kind: 'fact' | 'item' | 'computed' | 'feed' | 'page';
  source: string;
  url: string | null;
  origin: string;
  isOfficial: boolean;
  /** When it was published or last checked: a day, a month, a year or an instant. */
  date: string;
  text: string;
};

export type Support = { evidenceId: string; quote: string };
/** One statement about the world, in the languages it was written in, with the words that support it. */
export type Claim = { text: PerLocale<string>; supports: Support[] };
export type DraftText = { title: string; summary: string; markdown: string };

/** A text as a reporter composed it, in all its languages, before it is checked. */
export type Draft = {
  /** The last part of the address. The same subject has the same, so it is written once. */
  slug: string;
  category: Category;
  tags: string[];
  /** The last day on which the text counts as checked, `YYYY-MM-DD`. */
  reviewBy: string;
  sources: Source[];
  texts: Record<Locale, DraftText> | PerLocale<DraftText>;
  claims: Claim[];
  evidence: Evidence[];
};

/** A draft, or why there is nothing to say. `detail` names what the reason is about, such as ids of facts. */
export type Composed = { kind: 'draft'; draft: Draft } | { kind: 'nothing'; reason: RunReason; detail: string[] };

export const nothing = (reason: RunReason, detail: string[] = []): Composed => ({ kind: 'nothing', reason, detail });
