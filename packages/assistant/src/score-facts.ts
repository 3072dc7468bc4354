import type { FactTopic, FactType } from '@dalil/domain/guide/fact.ts';
import type { GuideFact } from './answer-guide.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import type { Sense } from './lexicon/senses.ts';
import type { Evidence } from './find-evidence.ts';
import { readSenses } from './read-senses.ts';
import type { Question } from './read-question.ts';
import { MAX_REQUESTED, MAX_UNKNOWN, NAMED_COVERAGE, sumOf, UNKNOWN_WORD, weightOf } from './sense-weights.ts';
import { hasOne, type OtherWords, otherWords, stemsOf, wordWeights } from './word-weights.ts';

export type ScoredFact = {
  fact: GuideFact;
  /** The share of the question that the fact covers, 0 to 1. */
  coverage: number;
  /** `coverage`, reduced by what the fact is about in addition. */
  score: number;
};

/** Subjects of the facts of a topic that their labels may not state. */
const TOPIC_SENSES: Partial<Record<FactTopic, readonly Sense[]>> = {
  visa: ['visa'],
  parking: ['parking'],
  tolls: ['salik'],
  housing: ['rent'],
  buying: ['buy-home', 'property'],
  beaches: ['beach'],
  hotels: ['hotel'],
  emergency: ['emergency'],
  education: ['school'],
};

/** The value types that answer a request. Senses that request no value have no entry. */
const ANSWERING: Partial<Record<Sense, readonly FactType[]>> = {
  price: ['money', 'percent', 'text'],
  hours: ['schedule', 'time', 'text'],
  clock: ['schedule', 'time'],
  when: ['schedule', 'time', 'date', 'text', 'duration'],
  duration: ['duration', 'number', 'text'],
  phone: ['phone', 'code'],
  age: ['number'],
  count: ['number', 'duration', 'money', 'percent'],
  limit: ['money', 'number', 'percent', 'duration', 'text'],
};
const EXTRA = 0.12;
const TYPE_MISMATCH = 0.5;

const aboutFacts = new Map<string, ReadonlySet<Sense>>();

function sensesOf({ id, englishLabel, label, locale }: GuideFact): ReadonlySet<Sense> {
  const key = `${id} ${locale} ${label}`;
  const known = aboutFacts.get(key);
  if (known) return known;
  const senses = new Set([...sensesOfText(englishLabel, 'en'), ...sensesOfText(id.replaceAll(/[.-]/gu, ' '), 'en')]);
  aboutFacts.set(key, senses);
  return senses;
}

/** The facts that may answer a question, best first. */
export function scoreFacts(question: Question, { facts, texts }: Evidence): ScoredFact[] {
  const context = contextOf(texts);
  const compared = { weights: wordWeights(question, { texts }), words: otherWords(question) };
  return facts
    .map((fact) => scoreFact(question, fact, context.get(fact.id) ?? NOTHING, compared))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.fact.id < b.fact.id ? -1 : 1));
}

const NOTHING: ReadonlySet<Sense> = new Set();
const NO_STEMS: ReadonlySet<string> = new Set();
/** Senses from the text around a fact count slightly less than those of its own label. */
const CONTEXT = 0.7;

/** By fact: the senses of the sentences that contain it, and the titles of services and questions. */
function contextOf(texts: Evidence['texts']): Map<string, Set<Sense>> {
  const context = new Map<string, Set<Sense>>();
  for (const { text, english } of texts) {
    const { title, sentences } = readSenses(text, english);
    const isNarrow = text.kind === 'service' || text.kind === 'question';
    for (const [at, { facts }] of text.sentences.entries()) {
      for (const id of facts) {
        const senses = context.get(id) ?? new Set();
        context.set(id, senses);
        for (const sense of isNarrow ? title : NOTHING) senses.add(sense);
        for (const sense of sentences[at] ?? NOTHING) senses.add(sense);
      }
    }
  }
  return context;
}

function scoreFact(
  question: Question,
  fact: GuideFact,
  context: ReadonlySet<Sense>,
  { weights, words: stemsBy }: { weights: ReadonlyMap<string, number>; words: OtherWords },
): ScoredFact {
  const about = sensesOf(fact);
  const { subjects, others } = question;
  const matched = [...subjects].filter((sense) => about.has(sense));
  const stems = others.length > 0 ? stemsOf(`${fact.label} ${fact.englishLabel}`) : NO_STEMS;
  const known = others.filter((word) => hasOne(stems, stemsBy.get(word) ?? []));
  const unknown = Math.min(MAX_UNKNOWN, (others.length - known.length) * UNKNOWN_WORD);
  const topic = TOPIC_SENSES[fact.topic] ?? [];
  const besides = [...subjects].filter((sense) => !about.has(sense) && (context.has(sense) || topic.includes(sense)));
  const words = known.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const had = sumOf(matched) + CONTEXT * sumOf(besides) + words;
  const requested = Math.min(MAX_REQUESTED, sumOf(subjects) + words + unknown);
  if (had < 0.4 || (matched.length === 0 && sumOf(besides) < 1)) return { fact, coverage: 0, score: 0 };
  const label = sensesOfText(fact.englishLabel, 'en');
  if (isOfOther([...matched, ...besides], label, question)) return { fact, coverage: 0, score: 0 };
  const extra = [...label].filter((sense) => !question.senses.has(sense) && isSubject(sense));
  const extraWeight = extra.reduce((sum, sense) => sum + weightOf(sense), 0);
  const isNamedWhole = extra.length === 0 && sumOf(matched) >= 1;
  const coverage = Math.max(Math.min(1, had / requested), isNamedWhole ? NAMED_COVERAGE : 0);
  return { fact, coverage, score: coverage * typeFit(question, fact) - EXTRA * extraWeight };
}

/** Senses that facts of many subjects share. They do not identify the subject. */
const COMMON = new Set<Sense>([
  'fine',
  'dirham',
  'late',
  'minimum',
  'deposit',
  'account',
  'balance',
  'card',
  'register',
  'flat',
  'property',
  'cash',
  'car',
  'child',
  'family',
  'woman',
  'labour',
  'salary',
  'neighbourhood',
  'restaurant',
  'indoor',
  'free',
]);

/**
 * Whether a fact, or a text with that title, shares only common senses with the question and is about something the question does
 * not name: the fine of another subject.
 */
function isOfOther(shared: readonly Sense[], label: ReadonlySet<Sense>, { senses }: Question): boolean {
  return (
    shared.every((sense) => COMMON.has(sense)) &&
    [...label].some((sense) => isSubject(sense) && !COMMON.has(sense) && !senses.has(sense) && weightOf(sense) === 1)
  );
}

/** The minimum weight at which the question has its own subject: a text on overstaying does not cover a red light. */
const MATTER = 0.6;

/** Whether a text with that title shares only common senses with a question about something else. */
export function isOfOtherMatter(shared: readonly Sense[], title: ReadonlySet<Sense>, question: Question): boolean {
  const isAbout = (sense: Sense) => !COMMON.has(sense) && weightOf(sense) >= MATTER && !shared.includes(sense);
  return [...question.subjects].some(isAbout) && isOfOther(shared, title, question);
}

const NOT_SUBJECTS = new Set<Sense>([
  'price',
  'hours',
  'limit',
  'count',
  'duration',
  'phone',
  'when',
  'day',
  'year',
  'month',
  'week',
]);

function isSubject(sense: Sense): boolean {
  return !NOT_SUBJECTS.has(sense);
}

/** Whether a value of this type is requested: opening hours do not answer “is it step-free?”. */
export function isRequested({ questionSenses }: Question, { type }: GuideFact): boolean {
  return [...questionSenses].some((sense) => ANSWERING[sense]?.includes(type));
}

function typeFit({ questionSenses }: Question, { type }: GuideFact): number {
  const target = [...questionSenses].flatMap((sense) => ANSWERING[sense] ?? []);
  if (target.length === 0) return type === 'phone' ? 0.8 : 1;
  return target.includes(type) ? 1.1 : TYPE_MISMATCH;
}
