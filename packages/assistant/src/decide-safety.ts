import { classify, classifyTopic, type TopicLabel, type Understanding } from './classifier/classify.ts';
import type { MessageClass } from './classifier/labels.ts';
import { NO_TOPIC } from './classifier/topics.ts';
import { type Decline, hasMarkup, requestsAct, requestsWriting } from './declined.ts';
import { opinionTopic } from './opinion-topics.ts';
import type { Question } from './read-question.ts';
import { NO_READING } from './read-topic.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { replyTo, type SmallTalk, smallTalkOf } from './small-talk.ts';

/**
 * Who answers a message: the authorities (`official`), no one (`decline`), a short reply (`talk`), or the guide (`guide`). A message
 * that is `remote` may be about another place, so the guide answers only what it names.
 */
export type SafetyDecision =
  | { kind: 'official'; matter: OfficialMatter }
  | { kind: 'decline'; decline: Decline }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'guide'; isRemote: boolean };

const URGENT = { emergency: 'emergency', selfharm: 'selfharm', violence: 'violence' } as const;
const OFFICIAL = { ...URGENT, medical: 'medical', legal: 'legal', crime_victim: 'crime' } as const;

/** A missed emergency costs more than a question that is answered with telephone numbers. */
const URGENT_PROBABILITY = 0.25;
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
/** One part of a message can be an emergency although the whole is about something else. The part has to be clear by itself. */
const PART_PROBABILITY = 0.9;
const WHOLE_PROBABILITY = 0.05;
const PART_WORDS = 3;
const PARTS = /[,;.!?\n،؛؟۔।]+/u;
/** The surest of these classes decides, from this probability. */
const DECLINED_PROBABILITY = 0.5;
const REMOTE_PROBABILITY = 0.5;
/** From here on a message is about something else even if it names a place of the guide. */
const OTHER_PROBABILITY = 0.8;

type Matters = Partial<Record<MessageClass, OfficialMatter>>;

/**
 * CHAT-2, CHAT-7: decides who answers before anything is looked up, on the server and on a device alike. Emergencies come first.
 * `isFirst` is false for a message that follows others in its conversation.
 */
export function decideSafety(
  { text, writings }: Pick<Question, 'text' | 'writings'>,
  isFirst: boolean,
): SafetyDecision {
  const { classes } = classify(text);
  const isCode = hasMarkup(text);
  const isFragment = !isFirst && wordsIn(text) <= FRAGMENT_WORDS;
  const isOnTopic = hasTopic(text);
  const leastOf = (probability: number) =>
    isOnTopic ? ON_TOPIC_PROBABILITY : isCode || isFragment ? FRAGMENT_PROBABILITY : probability;
  const talk = isCode ? null : smallTalkOf(text);
  const urgent = talk ? null : (matterOf(classes, URGENT, leastOf(URGENT_PROBABILITY)) ?? urgentPart(text, classes));
  if (urgent) return { kind: 'official', matter: urgent };
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
  if (matter) return { kind: 'official', matter };
  if (surest === 'crime_request' && isDeclined) return { kind: 'decline', decline: 'crime' };
  if (requestsAct(text, writings)) return { kind: 'decline', decline: 'act' };
  if (surest === 'out_of_scope' && probability >= OTHER_PROBABILITY) return { kind: 'decline', decline: 'make' };
  if (surest === 'smalltalk' && isDeclined) return { kind: 'talk', talk: replyTo(text) };
  return { kind: 'guide', isRemote: surest === 'out_of_scope' && probability >= REMOTE_PROBABILITY };
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

function urgentPart(text: string, whole: Understanding['classes']): OfficialMatter | null {
  const parts = text.split(PARTS).filter((part) => wordsIn(part) >= PART_WORDS);
  if (parts.length < 2 || !matterOf(whole, URGENT, WHOLE_PROBABILITY)) return null;
  for (const part of parts) {
    const matter = matterOf(classify(part).classes, URGENT, PART_PROBABILITY);
    if (matter) return matter;
  }
  return null;
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
