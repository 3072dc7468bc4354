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

/**
 * The topics of a question. One that omits its topic has that of the question before it. `goesOn` says that its words refer to that
 * one: "and on Sunday?".
 */
export function readTopic(text: string, before: readonly Turn[], goesOn = false): TopicReading {
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
  return isOwn ? own : readTopic(last.question, before.slice(0, -1));
}

/** Whether the first topic is the topic of the question. */
export function isSure(reading: TopicReading): boolean {
  const [[name, first] = NO_READING, [, second] = NO_READING] = reading;
  if (name === NO_TOPIC) return false;
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
  const [first, second] = classify(text).intents;
  if (first?.[0] !== 'followup') return first?.[0] ?? 'define';
  const last = before.at(-1);
  return last ? readIntent(last.question, before.slice(0, -1)) : (second?.[0] ?? 'define');
}
