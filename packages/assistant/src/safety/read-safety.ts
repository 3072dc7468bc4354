import { classify } from '../classifier/classify.ts';
import type { MessageClass } from '../classifier/labels.ts';
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

type UrgentClass = 'emergency' | 'selfharm' | 'violence';
const EVENT_OF_CLASS: Readonly<Record<UrgentClass, SafetyEvent>> = {
  emergency: 'ambulance',
  selfharm: 'selfharm',
  violence: 'violence',
};
const isUrgentClass = (name: MessageClass): name is UrgentClass => Object.hasOwn(EVENT_OF_CLASS, name);

type Learned = { probability: number; event: SafetyEvent };

/** The most probable urgent class of a message or of a window of its words. */
function readClasses(text: string, words: readonly string[]): Learned {
  const windows = [text];
  if (words.length > WINDOW) {
    for (let at = 0; at < words.length - WINDOW + STEP; at += STEP)
      windows.push(words.slice(at, at + WINDOW).join(' '));
  }
  return windows.map(readWindow).reduce((most, one) => (one.probability > most.probability ? one : most));
}

function readWindow(text: string): Learned {
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
  const { words, signals, asksForLine } = readSignals(text);
  const sign = strongest(signals);
  const learned = readClasses(text, words);
  const strength = strengthOf(sign, learned, words.length) ?? (sign && asksForLine ? 'possible' : null);
  if (strength === null) return null;
  return { strength, event: sign?.event ?? learned.event, asksForLine };
}

/** The table from signs and the classifier to a strength. */
function strengthOf(sign: Signal | null, { probability }: Learned, words: number): Strength | null {
  if (!sign) return probability >= (words < SHORT_WORDS ? ALONE_SHORT : ALONE) ? 'possible' : null;
  const isTurnedDown = isCalm(sign);
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
