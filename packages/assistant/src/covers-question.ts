import type { Locale } from '@dalil/domain/language/locale.ts';
import type { SearchKind } from '@dalil/search/search-document.ts';
import type { AnswerGuide } from './answer-guide.ts';
import type { Citation, CitationKind } from './answer.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, TOPICS } from './classifier/topics.ts';
import { type Draft, statedTexts } from './draft.ts';
import { sensesOfText } from './lexicon/find-senses.ts';
import { type Sense, WEEKDAY_SENSES } from './lexicon/senses.ts';
import { lacksCity } from './other-cities.ts';
import type { Question } from './read-question.ts';
import { NO_READING, type TopicReading } from './read-topic.ts';
import { sumOf } from './sense-weights.ts';
import { hasOne, otherWords, stemsOf } from './word-weights.ts';

/**
 * The share of the subjects of a question that an answer has to mention; the rest counts as background. Where it is certain what the
 * question is about, and the answer is of that topic alone, more of them are background. Where it is not certain, none is.
 */
const MIN_SHARE = { certain: 0.2, understood: 0.55, unsure: 1 } as const;
const CERTAIN_TOPIC = 0.8;
const POSSIBLE_TOPIC = 0.15;
/** From this probability of its topic on, a question may consist of unknown words alone. */
const SURE_TOPIC = 0.9;
/** The number of unknown words that may be background in a question that is not understood. */
const MAX_MISSING = 1;
/** What says where something is, or what to choose. A text about the matter in general does not. */
const PLACES: ReadonlySet<CitationKind> = new Set(['place', 'neighbourhood', 'event', 'collection', 'service', 'tool']);
const FOR_PLACES: ReadonlySet<Intent> = new Set(['location', 'recommend']);

/** A question as it was read: what it requests, its topics unless it is about a page, and whether that is clear. */
type Asked = {
  question: Question;
  intent: Intent;
  reading: TopicReading | null;
  isUnderstood: boolean;
  isFollowUp: boolean;
};

/**
 * Whether an answer covers all that was asked: the subjects of the question are stated or cited, a weekday, a place where one was
 * requested, both sides of a comparison. Values such as prices and hours are checked where they are chosen. What a rule computed
 * answers the question that the rule recognises. A question that is not understood is covered only if all of its subjects are, from
 * its likeliest topic alone.
 */
export async function coversQuestion(asked: Asked, guide: AnswerGuide, draft: Draft): Promise<boolean> {
  const { question, intent, isUnderstood, isFollowUp } = asked;
  const { citations } = draft;
  const topic = probabilityOfCited(asked.reading, citations);
  const isPossible = topic >= POSSIBLE_TOPIC && !isFollowUp && question.subjects.size > 0;
  if (!isUnderstood && (!isPossible || lacksCity(question.text, draft))) return false;
  if (FOR_PLACES.has(intent) && !citations.some(({ kind }) => PLACES.has(kind))) return false;
  if (intent === 'compare' && !hasBothSides(question, draft)) return false;
  const subjects = [...question.subjects];
  const days = WEEKDAY_SENSES.filter((sense) => question.senses.has(sense));
  if (citations.length === 0 || isComputed(draft)) return true;
  const missing = missingWords(question, draft);
  if (!isUnderstood && missing.length > MAX_MISSING) return false;
  const isUnknown = subjects.length === 0 && missing.length > 0 && missing.length === question.others.length;
  if (isUnknown && topic < SURE_TOPIC) return false;
  const stated = await sensesOf(draft, guide);
  if (days.length > 0 && !WEEKDAY_SENSES.some((sense) => stated.has(sense))) return false;
  const share = !isUnderstood ? MIN_SHARE.unsure : topic >= CERTAIN_TOPIC ? MIN_SHARE.certain : MIN_SHARE.understood;
  return sumOf(subjects.filter((sense) => stated.has(sense))) >= share * sumOf(subjects);
}

/** Whether a rule made the answer: from the calendar, from tariffs, from the usual weather of a month. */
function isComputed({ reasons, citations }: Draft): boolean {
  return reasons.has('computed') || citations.some(({ kind, id }) => kind === 'handbook' && id === 'climate/months');
}

/** The probability of the likeliest topic if all that is cited is of that topic, otherwise 0. */
function probabilityOfCited(reading: TopicReading | null, citations: readonly Citation[]): number {
  const [[topic, probability] = NO_READING] = reading ?? [];
  if (topic === NO_TOPIC) return 0;
  const known: ReadonlySet<string> = new Set([...TOPICS[topic].facts, ...TOPICS[topic].texts]);
  const isKnown = ({ kind, id }: Citation) => kind === 'tool' || known.has(kind === 'fact' ? id : `${kind}/${id}`);
  return citations.every(isKnown) ? probability : 0;
}

/** Whether an answer cites two texts and has every name of a comparison. */
function hasBothSides(question: Question, draft: Draft): boolean {
  const texts = draft.citations.filter(({ kind }) => kind !== 'fact');
  return texts.length > 1 && missingWords(question, draft).length === 0;
}

/** The words of a question that no lexicon has and that the answer does not contain. */
export function missingWords(question: Question, draft: Draft): string[] {
  const stems = stemsOf([...statedTexts(draft), ...draft.citations.map(({ title }) => title)].join(' '));
  const words = otherWords(question);
  return question.others.filter((word) => !hasOne(stems, words.get(word) ?? []));
}

/** The senses of what an answer states and of what it cites, in its language and in English, in which most words are known. */
async function sensesOf({ citations, locale, ...draft }: Draft, guide: AnswerGuide): Promise<ReadonlySet<Sense>> {
  const [facts, texts] = await Promise.all([
    guide.facts(
      citations.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
      'en',
    ),
    guide.texts(citations.flatMap(asKey), 'en'),
  ]);
  const own = [...statedTexts(draft), ...citations.map(({ title }) => title)];
  const english = [
    ...facts.map(({ id, label, text }) => `${label} ${text ?? ''} ${inWords(id)}`),
    ...texts.map(({ id, title }) => `${title} ${inWords(id)}`),
  ];
  const read = (language: Locale) => (text: string) => [...sensesOfText(text, language)];
  return new Set([...own.flatMap(read(locale)), ...english.flatMap(read('en'))]);
}

function asKey({ kind, id }: Citation): { kind: SearchKind; id: string }[] {
  return kind === 'fact' || kind === 'tool' || kind === 'handbook' ? [] : [{ kind, id }];
}

const inWords = (id: string) => id.replaceAll(/[.-]/gu, ' ');
