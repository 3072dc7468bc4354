import type { AskedKind } from '@dalil/domain/guide/asked-as.ts';
import type { Category } from '@dalil/domain/guide/category.ts';
import type { Audience, ContentKind, ContentState, Provenance, Translation } from '@dalil/domain/guide/content-item.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { UnitForms } from '@dalil/domain/guide/term.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';

export interface StartingText {
  title: string;
  summary: string;
  translation?: Translation;
  body: unknown;
}

export interface StartingItem {
  path: string;
  kind: ContentKind;
  id: string;
  category: Category | null;
  sections: string[];
  tags: string[];
  neighbourhoods: string[];
  audience: Audience[];
  asOf: string;
  position: number;
  state: ContentState;
  provenance: Provenance;
  data: unknown;
  texts: Partial<Record<Locale, StartingText>>;
  /** Every fact the item refers to, in order of appearance in English. */
  factIds: string[];
}

export interface StartingFact {
  path: string;
  fact: Fact;
  /** For calculations and editors: no text has to use it. */
  isStandalone: boolean;
}

/** How people ask for an item or a fact, in one language. */
export interface StartingQuestions {
  path: string;
  kind: AskedKind;
  itemId: string;
  locale: Locale;
  questions: string[];
}

export interface StartingTerm {
  path: string;
  group: string;
  id: string;
  locale: Locale;
  label: string;
  forms: UnitForms | null;
}

export interface StartingLegalDocument {
  path: string;
  documentType: string;
  language: Locale;
  version: string;
  effectiveDate: string;
  /** Whether users are asked for consent again when it comes into force. */
  requiresConsent: boolean;
  title: string;
  content: string;
}

export interface StartingContent {
  stamp: string;
  items: StartingItem[];
  facts: StartingFact[];
  terms: StartingTerm[];
  asked: StartingQuestions[];
  legalDocuments: StartingLegalDocument[];
}

/** Something wrong in a file of the starting content, in words for its editor. */
export interface ContentFault {
  path: string;
  message: string;
}

/** The starting content cannot be used; `faults` lists everything that is wrong with it. */
export class StartingContentError extends Error {
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(['The starting content has faults:', ...faults.map(({ path, message }) => `${path}: ${message}`)].join('\n'));
    this.name = 'StartingContentError';
    this.faults = faults;
  }
}
