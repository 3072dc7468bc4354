import { classify, classifyTopic, type TopicLabel, type Understanding } from './classifier/classify.ts';
import type { MessageClass } from './classifier/labels.ts';
import { NO_TOPIC } from './classifier/topics.ts';
import { type Decline, hasMarkup, namesHarm, namesLawful, requestsAct, requestsWriting } from './declined.ts';
import { opinionTopic } from './opinion-topics.ts';
import { isPracticalHealth } from './practical-health.ts';
import type { Question } from './read-question.ts';
import { NO_READING } from './read-topic.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { replyTo, type SmallTalk, smallTalkOf } from './small-talk.ts';
import { isOnCountry } from './named-country.ts';

/**
 * Who answers a message: the authorities (`official`), no one (`decline`), a short reply (`talk`), or the guide (`guide`). A message
 * that is `remote` may be about another place, so the guide answers only what it names.
 */
export type SafetyDecision =
  | { kind: 'official'; matter: OfficialMatter }
  | { kind: 'decline'; decline: Decline }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'guide'; isRemote: boolean };

const OFFICIAL = { medical: 'medical', legal: 'legal', crime_victim: 'crime' } as const;

const OFFICIAL_PROBABILITY = 0.35;
/** Code and a fragment in a conversation ("And at 11 am?") have too few words to be sure of, so they have to be clearer. */
const FRAGMENT_PROBABILITY = 0.6;
const FRAGMENT_WORDS = 5;
/** A question that is clearly on a topic of the guide ("bringing my cat") has to be clearer, too. */
const ON_TOPIC_PROBABILITY = 0.7;
const CLEAR_TOPIC = 0.5;
/** Questions on these topics are often about a person's own case, which only an authority can judge. */
const OWN_CASES: readonly TopicLabel[] = [
  'salary-unpaid',
  'passport-kept',
  'lockout',
  'travel-ban',
  'rental-dispute',
  'cheques',
  'drugs-law',
  'drink-driving',
  'dentist',
  'emergency-cost',
  'police-report',
  'minor-accident',
];
/** The surest of these classes decides, from this probability. */
const DECLINED_PROBABILITY = 0.5;
/** Without a word for harm, a request to do harm has to be this clear. */
const HARM_PROBABILITY = 0.8;
const REMOTE_PROBABILITY = 0.5;
/** From here on a message is about something else even if it names a place of the guide. */
const OTHER_PROBABILITY = 0.8;
/** "Weather in Paris" has a topic of the guide, too, but is surely about something else. Below this, a topic as clear as this wins. */
const ELSEWHERE_PROBABILITY = 0.9;

type Matters = Partial<Record<MessageClass, OfficialMatter>>;

/**
 * CHAT-2, CHAT-7: decides who answers before anything is looked up, on the server and on a device alike. Emergencies are read before
 * (`readSafety`) and stand above what is decided here. `isFirst` is false for a message that follows others in its conversation;
 * `isInDanger` for one that may tell of an emergency, which is no request to do harm.
 */
export function decideSafety(
  { text, writings }: Pick<Question, 'text' | 'writings'>,
  { isFirst, isInDanger }: { isFirst: boolean; isInDanger: boolean },
): SafetyDecision {
  const { classes } = classify(text);
  const isCode = hasMarkup(text);
  const isFragment = !isFirst && wordsIn(text) <= FRAGMENT_WORDS;
  const isOnTopic = hasTopic(text);
  const leastOf = (probability: number) =>
    isOnTopic ? ON_TOPIC_PROBABILITY : isCode || isFragment ? FRAGMENT_PROBABILITY : probability;
  const talk = isCode ? null : smallTalkOf(text);
  if (isCode) return { kind: 'decline', decline: 'attack' };
  if (talk) return { kind: 'talk', talk };
  const opinion = opinionTopic(text, writings);
  const [surest, probability] = classes[0] ?? ['info', 1];
  const isDeclined = probability >= DECLINED_PROBABILITY;
  if (surest === 'injection' && isDeclined) {
    return { kind: 'decline', decline: requestsAct(text, writings) ? 'act' : 'attack' };
  }
  if (requestsWriting(text, writings)) return { kind: 'decline', decline: 'make' };
  if (opinion) return { kind: 'official', matter: opinion };
  const matter = matterOf(classes, OFFICIAL, leastOf(OFFICIAL_PROBABILITY));
  if (matter && !(matter === 'medical' && isPracticalHealth(text))) return { kind: 'official', matter };
  if (!isInDanger && requestsHarm({ text, writings }, classes)) return { kind: 'decline', decline: 'crime' };
  if (requestsAct(text, writings)) return { kind: 'decline', decline: 'act' };
  const isOther =
    surest === 'out_of_scope' &&
    !isOnCountry(text) &&
    (probability >= ELSEWHERE_PROBABILITY || !isOnUnit(text, ELSEWHERE_PROBABILITY));
  if (isOther && probability >= OTHER_PROBABILITY) return { kind: 'decline', decline: 'make' };
  if (surest === 'smalltalk' && isDeclined) return { kind: 'talk', talk: replyTo(text) };
  return { kind: 'guide', isRemote: isOther && probability >= REMOTE_PROBABILITY };
}

function hasTopic(text: string): boolean {
  const [[topic, probability] = NO_READING] = classifyTopic(text);
  return topic !== NO_TOPIC && probability >= CLEAR_TOPIC && !OWN_CASES.includes(topic);
}

/** The most probable of these matters, if they are probable enough together. */
function matterOf(classes: Understanding['classes'], matters: Matters, least: number): OfficialMatter | null {
  const found = classes.filter(([name]) => matters[name] !== undefined);
  const sum = found.reduce((total, [, probability]) => total + probability, 0);
  const [first] = found;
  return first && sum >= least ? (matters[first[0]] ?? null) : null;
}

/** Naming a crime, a casino or a failed test is no request to do harm. */
function requestsHarm(
  { text, writings }: Pick<Question, 'text' | 'writings'>,
  classes: Understanding['classes'],
): boolean {
  const [surest, probability] = classes[0] ?? ['info', 1];
  if (surest !== 'crime_request' || probability < DECLINED_PROBABILITY) return false;
  if (namesHarm(text, writings)) return true;
  return probability >= HARM_PROBABILITY && !namesLawful(text, writings) && !isOnUnit(text);
}

/** Whether a text is clearly on a topic of the guide, which then answers it. */
function isOnUnit(text: string, least = ON_TOPIC_PROBABILITY): boolean {
  const [[topic, probability] = NO_READING] = classifyTopic(text);
  return topic !== NO_TOPIC && probability >= least;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
