import type { FactType } from '@dalil/domain/guide/fact.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import type { QuestionInput } from './answer.ts';
import type { AnswerGuide, GuideFact, GuideText } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { TOPICS, type Topic, type TopicId } from './classifier/topics.ts';
import type { Chosen } from './compose.ts';
import type { Evidence } from './find-evidence.ts';
import { readQuantities, type Unit } from './read-quantities.ts';
import type { Question } from './read-question.ts';
import { isOtherType } from './requested-type.ts';
import { type ScoredFact, scoreFacts } from './score-facts.ts';
import { type ScoredText, scoreTexts } from './score-texts.ts';

type Style = QuestionInput['preferences']['responseStyle'];

/** The types of values that answer an intent. An intent that is not listed is answered by a text. */
const VALUE_TYPES: Partial<Record<Intent, readonly FactType[]>> = {
  price: ['money', 'percent'],
  penalty: ['money', 'percent', 'number'],
  sum: ['money', 'percent', 'duration', 'number'],
  hours: ['schedule', 'time', 'text'],
  schedule: ['schedule', 'time', 'date', 'text'],
  deadline: ['duration', 'date', 'number', 'text'],
  date: ['date', 'duration', 'time'],
  contact: ['phone', 'code'],
  eligibility: ['number', 'money', 'duration', 'text'],
  allowed: ['text', 'number'],
  compare: ['money', 'percent', 'duration', 'number'],
};
const FACTS: Record<Style, number> = { brief: 2, balanced: 5, detailed: 8 };
/** Facts this close to the best one are equally likely to be meant. */
const SIBLING = 0.12;
const FEW = 4;

/** What the guide has on topics, read in the language of the answer. */
export async function readEvidence(topics: readonly TopicId[], guide: AnswerGuide, locale: Locale): Promise<Evidence> {
  const all = topics.map((topic): Topic => TOPICS[topic]);
  const facts = [...new Set(all.flatMap((topic) => topic.facts))];
  const texts = [...new Set(all.flatMap((topic) => topic.texts))];
  const keys = texts.flatMap((key) => {
    const [kind = '', id = ''] = key.split(/\/(.*)/su);
    return kind === 'handbook' ? [] : [{ kind: kind as SearchKind, id }];
  });
  const isListed = ({ id }: { id: string }) => (texts as readonly string[]).includes(`handbook/${id}`);
  const read = async (language: Locale) => [
    ...(await guide.texts(keys, language)),
    ...(await guide.handbooks(language)).filter(isListed),
  ];
  const [own, english, values] = await Promise.all([read(locale), read('en'), guide.facts(facts, locale)]);
  const inEnglish = new Map(english.map((text) => [`${text.kind}/${text.id}`, text]));
  return {
    texts: own.map((text) => ({ text, english: inEnglish.get(`${text.kind}/${text.id}`) ?? null })),
    facts: values,
  };
}

/**
 * The facts and the text of a topic that answer a question with this intent. `names` are the English
 * names of places and areas in the question, `own` is its text without the questions before it. Null if the topic has nothing to say.
 */
export function chooseForTopic(
  question: Question,
  { intent, names, own }: { intent: Intent; names: readonly string[]; own: string },
  evidence: Evidence,
  style: Style,
): Chosen | null {
  const facts = chooseFacts(question, intent, { names, own }, evidence);
  const shown = facts.filter(({ fact }) => fact.text !== null).slice(0, FACTS[style]);
  const hidden = facts.filter(({ fact }) => fact.text === null).map(({ fact }) => fact);
  const text = chooseText(question, evidence);
  const isList =
    facts.length === 0 && evidence.facts.every(({ type }) => type === 'phone') && evidence.facts.length > FEW;
  if (isList || (shown.length === 0 && !text && hidden.length === 0)) return null;
  return { facts: shown, hidden, texts: text ? [text] : [] };
}

function chooseFacts(
  question: Question,
  intent: Intent,
  { names, own }: { names: readonly string[]; own: string },
  evidence: Evidence,
): ScoredFact[] {
  const types = VALUE_TYPES[intent];
  const scored = new Map(scoreFacts(question, evidence).map((one) => [one.fact.id, one]));
  const asScored = (fact: GuideFact): ScoredFact => scored.get(fact.id) ?? { fact, coverage: 0, score: 0 };
  const fitting = evidence.facts.filter(({ type }) => !types || types.includes(type));
  const isFew = evidence.facts.length <= FEW;
  const others = evidence.facts.filter(({ type }) => !isOtherType(type, intent, question.questionSenses));
  const typed = (fitting.length === 0 && isFew ? others : fitting).map(asScored);
  if (isFew) return typed;
  const meant = near(ofLength(typed, own), names, own);
  // A list of everybody's telephone numbers answers nothing.
  if (meant.length === evidence.facts.length && meant.every(({ fact }) => fact.type === 'phone')) return [];
  return types ? meant : meant.slice(0, 2);
}

const DAYS: Partial<Record<Unit, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The facts whose label has the length of time in the question: a pass for 30 days. All of them if none has. */
function ofLength(facts: readonly ScoredFact[], text: string): readonly ScoredFact[] {
  const days = readQuantities(text).flatMap(({ value, unit }) =>
    unit && DAYS[unit] ? [value * (DAYS[unit] ?? 1)] : [],
  );
  const fitting = facts.filter(({ fact }) =>
    days.some((count) => new RegExp(`\\b${count} days?\\b`, 'u').test(fact.englishLabel)),
  );
  return fitting.length > 0 ? fitting : facts;
}

/** The facts that the words of the question name best; all of them if it names none. */
function near(all: readonly ScoredFact[], names: readonly string[], own: string): ScoredFact[] {
  const words = new Set(own.toUpperCase().split(/[^\p{L}]+/u));
  const isNamed = (label: string) =>
    names.some((name) => label.includes(name)) || initialsIn(label).some((initials) => words.has(initials));
  const named = all.filter(({ fact }) => isNamed(fact.englishLabel));
  const facts = named.length > 0 ? named : all;
  const best = Math.max(0, ...facts.map(({ score }) => score));
  return best === 0 ? [...facts] : facts.filter(({ score }) => score >= best - SIBLING);
}

/** The names of three words or more in a label, as their initials: Jumeirah Village Circle, JVC. */
function initialsIn(label: string): string[] {
  const names = label.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){2,}/gu) ?? [];
  return names.map((name) => name.replaceAll(/\P{Lu}/gu, ''));
}

/** The texts of a topic that have pages, the ones that fit best first. */
export function pagesOf(question: Question, evidence: Evidence): ScoredText[] {
  const scored = scoreTexts(question, evidence, [], null).filter(({ text }) => text.kind !== 'handbook');
  const ids = new Set(scored.map(({ text }) => text.id));
  const others = evidence.texts.filter(({ text }) => text.kind !== 'handbook' && !ids.has(text.id));
  return [...scored, ...others.map(({ text }) => unscored(text))];
}

/** The text that the words of the question fit best, otherwise the first. A handbook has lines on much else. */
function chooseText(question: Question, evidence: Evidence): ScoredText | null {
  const scored = scoreTexts(question, evidence, [], null);
  const [best] = scored.filter(
    ({ sentences, text }) => text.kind !== 'handbook' || sentences.some(({ own }) => own > 0),
  );
  if (best) return best;
  const first = evidence.texts.find(({ text }) => text.kind !== 'handbook');
  return first ? unscored(first.text) : null;
}

function unscored(text: GuideText): ScoredText {
  const sentences = text.sentences.map((sentence, at) => ({ sentence, at, own: 0, score: 0, isRequested: false }));
  return { text, coverage: 0, ofTitle: 0, score: 0, sentences };
}
