import type { Preferences } from '@dalil/domain/accounts/preferences.ts';
import type { Confidence } from '@dalil/domain/guide/fact.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import type { StrikeReason } from './check-answer.ts';
import type { SafetyEvent, Strength } from './safety/events.ts';
import type { SensitiveTopic } from './sensitive-topics.ts';

/** The kinds of sources a sentence can cite: an item or fact of the guide, a part of a handbook, or a computed rule. */
export const CITATION_KINDS = [
  'place',
  'service',
  'article',
  'event',
  'neighbourhood',
  'question',
  'collection',
  'fact',
  'handbook',
  'tool',
] as const satisfies readonly (SearchKind | 'handbook' | 'tool')[];
export type CitationKind = (typeof CITATION_KINDS)[number];

export type Citation = {
  kind: CitationKind;
  id: string;
  title: string;
  /** The page without the language prefix. Null when no page displays the source. */
  href: string | null;
  source: { name: string; url: string | null } | null;
  /** When the source was last known to be valid: a year, a month or a day. */
  asOf: string | null;
  /** Of a fact: how well it is known. Answers stored before it was recorded have none. */
  confidence?: Confidence | undefined;
};

/**
 * CHAT-1: a claim states something about the world and has at least one citation. A frame states nothing about the world. A model
 * sentence that failed the check is struck: its position and the reason are stored, its text is not.
 */
export type AnswerSentence = {
  text: string;
  citations: readonly number[];
  role: 'claim' | 'frame';
  isStruck?: boolean | undefined;
  strikeReason?: StrikeReason | undefined;
};

export const TEXT_BLOCKS = ['paragraph', 'list', 'steps', 'notice'] as const;
export type TextBlock = { kind: (typeof TEXT_BLOCKS)[number]; sentences: readonly AnswerSentence[] };
export type Card = { kind: 'place' | 'event'; id: string };
export type CardsBlock = { kind: 'cards'; items: readonly Card[] };
export type AnswerBlock = TextBlock | CardsBlock;

/** A number to call. `fact` is the fact it is from, `citation` the number of that source in the answer. */
export type SafetyCall = { fact: string; label: string; number: string; href: string; citation: number };

/**
 * CHAT-2: what an answer says about an emergency. `urgent` takes the screen, `possible` is one line above the answer. The first
 * `blocks` of the answer are about it, in words; the others answer the question beside it.
 */
export type Safety = {
  strength: Strength;
  event: SafetyEvent;
  /** In the language of the answer: what the emergency is called, and the headings of what to do and of the answer beside it. */
  words: { title: string; until: string; beside: string };
  /** The right number first. */
  calls: readonly SafetyCall[];
  blocks: number;
};

/**
 * The outcome of a question: answered, partly answered, no direct answer but pages near it, unknown, referred to an official source, or declined: a request out of
 * scope, or small talk, which asks nothing.
 */
export const OUTCOMES = ['answered', 'partly', 'closest', 'unknown', 'official', 'declined'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Reasons for the content and confidence of an answer. The page provides the texts. */
export const REASON_CODES = [
  'from_facts',
  'from_texts',
  'computed',
  'handbook',
  'several_sources',
  'few_sources',
  'whole_question_matched',
  'part_of_question_matched',
  'words_not_known',
  'follow_up',
  'about_page',
  'time_assumed',
  'day_expected',
  'value_not_shown',
  'review_due',
  'second_hand',
  'other_language',
  'chosen_among_many',
  'sensitive_topic',
  'not_for_the_guide',
  'nothing_found',
  'written_by_model',
  'sentences_struck',
  'model_failed',
  'model_slow',
  'model_unconfirmed',
  'budget_used',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export type Answer = {
  engine: 'grounded' | 'model';
  /** The language of the answer. */
  locale: Locale;
  outcome: Outcome;
  /** The topic that caused the outcome `official`. */
  topic: SensitiveTopic | null;
  /** Set for a message that tells of an emergency, or may do so. Answers stored before it was recorded have none. */
  safety?: Safety | undefined;
  blocks: readonly AnswerBlock[];
  citations: readonly Citation[];
  /** 0 to 100. */
  confidence: number;
  reasons: readonly ReasonCode[];
  /** Follow-up questions in the language of the answer. */
  followUps: readonly string[];
};

/** The parts of an earlier question and answer that the next question can refer to. */
export type Turn = { question: string; cited: readonly { kind: CitationKind; id: string }[] };

export type QuestionSubject = { kind: SearchKind; id: string };

export type QuestionInput = {
  question: string;
  /** The language of the page. */
  locale: Locale;
  now: Date;
  /** The open page, if the question is about that page. */
  about: QuestionSubject | null;
  /** The conversation so far, oldest first. */
  before: readonly Turn[];
  preferences: Preferences['aiPreferences'];
};

/** CHAT-1: a step of a streamed answer. A citation precedes the first sentence that refers to it. */
export type AnswerPart =
  | { type: 'safety'; safety: Safety }
  | { type: 'citation'; at: number; citation: Citation }
  | { type: 'sentence'; block: number; kind: TextBlock['kind']; sentence: AnswerSentence }
  | { type: 'cards'; block: number; items: readonly Card[] };

/** Streams an answer: whom to call first, then each citation at its first use, and sentence by sentence. */
export function* answerParts({
  safety,
  blocks,
  citations,
}: Pick<Answer, 'safety' | 'blocks' | 'citations'>): Generator<AnswerPart> {
  if (safety) yield { type: 'safety', safety };
  const stated = new Set<number>();
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'cards') {
      yield { type: 'cards', block: at, items: block.items };
      continue;
    }
    for (const sentence of block.sentences) {
      for (const number of sentence.citations) {
        const citation = citations[number];
        if (citation && !stated.has(number)) yield { type: 'citation', at: number, citation };
        stated.add(number);
      }
      yield { type: 'sentence', block: at, kind: block.kind, sentence };
    }
  }
}
