import { classify, classifyTopic } from '../classifier/classify.ts';
import type { MessageClass } from '../classifier/labels.ts';
import { NO_TOPIC } from '../classifier/topics.ts';
import type { Calm, Grade } from './emergency-words.ts';
import { SAFETY_EVENTS, type SafetyEvent, type Strength } from './events.ts';
import { readSignals, type Signal } from './read-signals.ts';

/** `asksForLine`: the message asks for a line or a house that helps, so these are named whatever the strength. */
export type SafetyReading = { strength: Strength; event: SafetyEvent; asksForLine: boolean };

/** Words of a window that the classifier reads by itself. It learned from messages of about this length. */
const WINDOW = 7;
const STEP = 3;
/** A text of fewer words says little, so the classifier has to be surer of it. */
const SHORT_WORDS = 4;
/** How sure the classifier has to be beside evidence in words, and alone. Alone it is never enough for the first strength. */
const WITH_PLAIN = 0.5;
const WITH_HINT = 0.85;
const HINT_POSSIBLE = 0.25;
const ALONE = 0.85;
const ALONE_SHORT = 0.93;
/** How sure the classifier has to be of a whole message before a window of it counts. */
const WHOLE_LEAST = 0.05;
/** How clear the topic of a message has to be that the classifier reads as harmless, for signs that are not sure to say nothing. */
const ORDINARY_TOPIC = 0.6;
/** Without a sign in words, windows of a message on a topic as clear as this say nothing, unless the whole message is as alarming. */
const CLEAR_TOPIC = 0.9;
const CLEAR_LEAST = 0.5;

type UrgentClass = 'emergency' | 'selfharm' | 'violence';
const EVENT_OF_CLASS: Readonly<Record<UrgentClass, SafetyEvent>> = {
  emergency: 'ambulance',
  selfharm: 'selfharm',
  violence: 'violence',
};
const isUrgentClass = (name: MessageClass): name is UrgentClass => Object.hasOwn(EVENT_OF_CLASS, name);

/** `isOnClearTopic`: it is a question on one topic of the guide beyond doubt. `isOrdinary`: the message itself reads as harmless and clearly as a question on one topic of the guide. */
type Learned = { probability: number; event: SafetyEvent; isOrdinary: boolean; isOnClearTopic: boolean };

/**
 * The most probable urgent class of a message or of a window of its words. Cut out of a sentence, words of a question on an ordinary
 * topic can sound like a cry, so windows count where the message itself is not read as entirely harmless.
 */
function readClasses(text: string, words: readonly string[]): Learned {
  const windows = [text];
  const whole = readWindow(text);
  if (words.length > WINDOW && whole.probability >= WHOLE_LEAST) {
    for (let at = 0; at < words.length - WINDOW + STEP; at += STEP)
      windows.push(words.slice(at, at + WINDOW).join(' '));
  }
  const most = windows.map(readWindow).reduce((first, one) => (one.probability > first.probability ? one : first));
  const topic = topicProbability(text);
  return {
    ...most,
    isOrdinary: whole.probability < WHOLE_LEAST && topic >= ORDINARY_TOPIC,
    isOnClearTopic: topic >= CLEAR_TOPIC && whole.probability < CLEAR_LEAST,
  };
}

function topicProbability(text: string): number {
  const [first] = classifyTopic(text);
  return first !== undefined && first[0] !== NO_TOPIC ? first[1] : 0;
}

function readWindow(text: string): Pick<Learned, 'probability' | 'event'> {
  const urgent = classify(text).classes.flatMap(([name, probability]) =>
    isUrgentClass(name) ? [{ event: EVENT_OF_CLASS[name], probability }] : [],
  );
  const probability = urgent.reduce((sum, one) => sum + one.probability, 0);
  return { probability, event: urgent[0]?.event ?? 'ambulance' };
}

const GRADE_RANK: Readonly<Record<Grade, number>> = { sure: 3, plain: 2, hint: 1 };
/** A sure sign is not turned down by what surrounds it: "does my insurance cover it, my wife fainted". */
const TURNS_DOWN_SURE: readonly Calm[] = ['past', 'unreal', 'thing', 'if', 'not'];
/** With these nearby, naming an event says nothing. */
const UNREAL: readonly Calm[] = ['past', 'unreal', 'thing'];

/** Whether what surrounds a sign turns it down by one step. */
function isCalm({ grade, calm }: Signal): boolean {
  return calm.some((kind) => grade !== 'sure' || TURNS_DOWN_SURE.includes(kind));
}

/** The event with the strongest signs, of equal ones the first of the list. */
function strongest(signals: readonly Signal[]): Signal | null {
  const weight = (signal: Signal) => GRADE_RANK[signal.grade] - (isCalm(signal) ? 1.5 : 0);
  const count = ({ event, grade }: Signal) =>
    signals.filter((one) => one.event === event && one.grade === grade).length;
  const order = ({ event }: Signal) => SAFETY_EVENTS.indexOf(event);
  const [first] = signals.toSorted((a, b) => weight(b) - weight(a) || count(b) - count(a) || order(a) - order(b));
  return first ?? null;
}

/** Naming a service is no event: "what is the number of the ambulance". */
const isGeneral = ({ event }: Signal) => event === 'ambulance' || event === 'police';

/** CHAT-2: reads how urgent a message is. Null for an ordinary one. */
export function readSafety(text: string): SafetyReading | null {
  const { words, signals, asksForLine, isFigurative } = readSignals(text);
  const sign = strongest(signals);
  // The classifier alone takes a figure of speech at its word.
  if (!sign && isFigurative && !asksForLine) return null;
  const learned = readClasses(text, words);
  const strength = strengthOf(sign, learned, words.length) ?? (sign && asksForLine ? 'possible' : null);
  if (strength === null) return null;
  return { strength, event: sign?.event ?? learned.event, asksForLine };
}

/** The table from signs and the classifier to a strength. */
function strengthOf(
  sign: Signal | null,
  { probability, isOrdinary, isOnClearTopic }: Learned,
  words: number,
): Strength | null {
  if (!sign && isOnClearTopic) return null;
  if (!sign) return probability >= (words < SHORT_WORDS ? ALONE_SHORT : ALONE) ? 'possible' : null;
  const isTurnedDown = isCalm(sign);
  if (isOrdinary && (isTurnedDown || sign.grade !== 'sure')) return null;
  switch (sign.grade) {
    case 'sure':
      return isTurnedDown ? 'possible' : 'urgent';
    case 'plain':
      if (isTurnedDown) return UNREAL.some((kind) => sign.calm.includes(kind)) ? null : 'possible';
      return probability >= WITH_PLAIN ? 'urgent' : 'possible';
    case 'hint':
      if (isTurnedDown) return probability >= ALONE ? 'possible' : null;
      if (probability >= WITH_HINT && !isGeneral(sign)) return 'urgent';
      return probability >= HINT_POSSIBLE ? 'possible' : null;
  }
}
