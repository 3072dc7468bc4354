import { PARTLY_CONFIDENCE } from './confidence.ts';
import { NO_READING, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';

/** From here down an answer may be one to another question. */
export const UNSURE_CONFIDENCE = 65;
/** From this probability of its topic on, a question is taken to be understood. A follow-up leaves out more. */
const LIKELY_TOPIC = 0.3;
const CLEAR_FOLLOW_UP = 0.5;
const STATED: readonly Ending['outcome'][] = ['answered', 'partly'];

export const isStated = ({ outcome }: Ending): boolean => STATED.includes(outcome);
/** Whether the guide is said to have no answer. */
export const isNothing = ({ outcome }: Ending): boolean => outcome === 'closest' || outcome === 'unknown';

/** An answer to a part of the question. */
export function inPart(ending: Ending): Ending {
  return { ...ending, outcome: 'partly', confidence: Math.min(ending.confidence, PARTLY_CONFIDENCE) };
}

export function lessSure(ending: Ending): Ending {
  return { ...ending, confidence: Math.min(ending.confidence, UNSURE_CONFIDENCE) };
}

/** Whether the own words of a question state its topic. Otherwise its answer may be one to another question. */
export function isClear([[, probability] = NO_READING]: TopicReading, isFollowUp: boolean): boolean {
  return probability >= (isFollowUp ? CLEAR_FOLLOW_UP : LIKELY_TOPIC);
}
