import type { Turn } from './answer.ts';
import { classify, classifyTopic, type TopicLabel } from './classifier/classify.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId } from './classifier/topics.ts';

/** What a question is about: the most probable topics, `none` among them, most probable first. */
export type TopicReading = readonly (readonly [TopicLabel, number])[];

/** From this probability on, a topic answers by itself; below it, what the words of the question find has to be of the topic. */
const SURE = 0.5;
/** A less probable topic is enough if the next one is this many times less so. */
const LEADS: readonly (readonly [probability: number, lead: number])[] = [
  [0.4, 2.5],
  [0.2, 4],
];
/** The reading of a text without any. */
export const NO_READING: readonly [TopicLabel, number] = [NO_TOPIC, 0];

/** From this probability on, the second topic is the other side of a comparison. */
const OTHER_SIDE = 0.08;
const MIN_POSSIBLE = 0.05;
const MAX_POSSIBLE = 3;
/** In a conversation a question starts a topic of its own if it is this clear, and stays so beside the question before it. */
const CLEAR = 0.6;
const CLEAR_TOGETHER = 0.2;
/** The number of words up to which a message can refer back. */
const SHORT_WORDS = 9;
/** From this number on, a message that reads as a question of its own is one. */
const WHOLE_WORDS = 4;
const MAX_TOPICS = 5;
/** From this probability on, it is clear what a question requests. */
const CLEAR_INTENT = 0.6;

/** Topics of one subject whose words are the same but for what is requested of it. */
const SUBJECTS: readonly Partial<Record<Intent, TopicId>>[] = [
  {
    price: 'metro-fare',
    hours: 'metro-hours',
    schedule: 'metro-hours',
    status: 'metro-hours',
    date: 'metro-lines',
    penalty: 'metro-fines',
  },
  { price: 'salik', hours: 'salik-time', schedule: 'salik-time' },
  { price: 'parking', hours: 'parking-time', schedule: 'parking-time', penalty: 'parking-fine' },
];
/** A topic that is less probable than this is not meant, whatever is requested. */
const MIN_MEANT = 0.1;

/**
 * The topics of a question. One that omits its topic has that of the question before it. `goesOn` says that its words refer to that
 * one: "and on Sunday?".
 */
export function readTopic(text: string, before: readonly Turn[], goesOn = false): TopicReading {
  return asRequested(readOwnTopic(text, before, goesOn), readClearIntent(text, before));
}

/** A reading in which the topics of one subject count as the one of them that states what is requested. */
function asRequested(reading: TopicReading, intent: Intent | null): TopicReading {
  if (!intent) return reading;
  const isMeant = ([name, probability]: TopicReading[number], subject: Partial<Record<Intent, TopicId>>) =>
    name === subject[intent] && probability >= MIN_MEANT;
  const subject = SUBJECTS.find((topics) => reading.some((one) => isMeant(one, topics)));
  const meant = subject?.[intent];
  if (!meant) return reading;
  const ofSubject = new Set<TopicLabel>(Object.values(subject));
  const sum = reading.reduce((all, [name, probability]) => all + (ofSubject.has(name) ? probability : 0), 0);
  const others = reading.filter(([name]) => !ofSubject.has(name));
  return [...others, [meant, sum] as const].toSorted(([, a], [, b]) => b - a);
}

function readOwnTopic(text: string, before: readonly Turn[], goesOn: boolean): TopicReading {
  const own = classifyTopic(text).slice(0, MAX_TOPICS);
  const last = before.at(-1);
  const [first] = own;
  const words = text.split(/\s+/u).length;
  if (!last || !first || words > SHORT_WORDS) return own;
  const isWhole = !goesOn && words >= WHOLE_WORDS && classify(text).intents[0]?.[0] !== 'followup';
  if (isWhole) return own;
  const isOwn = first[0] !== NO_TOPIC && first[1] >= CLEAR;
  if (isOwn && !goesOn) return own;
  const together = classifyTopic(`${last.question} ${text}`).slice(0, MAX_TOPICS);
  if (isOwn && (together.find(([name]) => name === first[0])?.[1] ?? 0) >= CLEAR_TOGETHER) return own;
  const [joined] = together;
  if (joined && joined[0] !== NO_TOPIC && joined[1] >= SURE) return together;
  return isOwn ? own : readOwnTopic(last.question, before.slice(0, -1), false);
}

/** Whether the two first topics are the sides of a comparison. */
export function isComparison([, [second, other] = NO_READING]: TopicReading, intent: Intent | null): boolean {
  return intent === 'compare' && second !== NO_TOPIC && other >= OTHER_SIDE;
}

/** Whether the first topic is the topic of the question. The sides of a comparison (`intent`) share its probability. */
export function isSure(reading: TopicReading, intent: Intent | null = null): boolean {
  const [[name, first] = NO_READING, [, second] = NO_READING] = reading;
  if (name === NO_TOPIC) return false;
  if (isComparison(reading, intent) && first + second >= SURE) return true;
  return first >= SURE || LEADS.some(([probability, lead]) => first >= probability && first >= lead * second);
}

/** The topics that a question may have, with at least this probability. */
export function possibleTopics(reading: TopicReading, least = MIN_POSSIBLE): TopicId[] {
  return reading
    .slice(0, MAX_POSSIBLE)
    .flatMap(([name, probability]) => (name !== NO_TOPIC && probability >= least ? [name] : []));
}

/** What a question requests. A fragment requests what the question before it did. */
export function readIntent(text: string, before: readonly Turn[]): Intent {
  return readIntents(text, before)[0];
}

/** What a question requests, if that is clear. */
export function readClearIntent(text: string, before: readonly Turn[]): Intent | null {
  const [intent, probability] = readIntents(text, before);
  return probability >= CLEAR_INTENT ? intent : null;
}

function readIntents(text: string, before: readonly Turn[]): readonly [Intent, number] {
  const [first = ['define', 0] as const, second = ['define', 0] as const] = classify(text).intents;
  if (first[0] !== 'followup') return first;
  const last = before.at(-1);
  return last ? readIntents(last.question, before.slice(0, -1)) : second;
}
