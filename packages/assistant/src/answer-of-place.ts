import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId } from './classifier/topics.ts';
import { composeFacts } from './compose.ts';
import { PARTLY_CONFIDENCE } from './confidence.ts';
import { addBlock, citeText, claim, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { describeOpening, isOpenOn, momentOfOpening } from './opening-of-place.ts';
import { NO_READING, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';
import { attributesIn, type PlaceAttribute } from './requested-attribute.ts';
import { closedThen } from './season-of-place.ts';
import { openByVerdict } from './units/open-by-verdict.ts';

/** The facts of a place that answer an intent. */
const FACTS_OF: Partial<Record<Intent, 'hours' | 'prices' | 'phones'>> = {
  price: 'prices',
  sum: 'prices',
  hours: 'hours',
  contact: 'phones',
};
/** What is requested in other words: "is it open on Monday". */
const FACTS_OF_SENSE: readonly (readonly [Sense, 'hours' | 'prices' | 'phones'])[] = [
  ['is-open', 'hours'],
  ['hours', 'hours'],
  ['price', 'prices'],
  ['phone', 'phones'],
];
/** A question on another topic that names a place is about something else: the bus to it, parking there. */
export const OF_PLACE: ReadonlySet<TopicId | typeof NO_TOPIC> = new Set(['place-detail', NO_TOPIC]);
/** "Is the Frame open now": what is open in general does not answer for one place. */
const ON_OPENING: ReadonlySet<TopicId | typeof NO_TOPIC> = new Set([
  'safe-now',
  'dubai-now',
  'closed-sights',
  'friday-sights',
  'ramadan-sights',
]);
/** What is paid for by itself at a place. */
const COST_APART: readonly PlaceAttribute[] = [
  'parking',
  'lockers',
  'showers',
  'stroller',
  'wheelchair',
  'breakfast',
  'shisha',
  'pool',
  'wifi',
  'delivery',
];
const UNSURE_TOPIC = 0.5;
/** Prices for children are said first to who asks for them. */
const OF_CHILD = /(?:^|[.-])(?:child|kids?|junior)(?:$|[.-])/u;
const MAX_FACTS = 5;
const CONFIDENCE = 92;
/** A place that may be closed: what is known of it was so at an ordinary time. */
export const MAY_BE_CLOSED = 65;

/**
 * CHAT-2: the hours, prices, telephone number or rules of dress of the place that a question names, by the facts of the place
 * itself. Null if the question is about something else, or the guide does not know them.
 */
export async function answerOfPlace(reading: TopicReading, intent: Intent, input: AnswerInput): Promise<Ending | null> {
  const { subjects, questionSenses } = input.question;
  const isOnDress = subjects.has('dress');
  const requested = isOnDress
    ? 'dress'
    : (FACTS_OF[intent] ?? FACTS_OF_SENSE.find(([sense]) => questionSenses.has(sense))?.[1]);
  const [named] = input.named.filter(({ kind }) => kind === 'place');
  const [[topic, probability] = NO_READING] = reading;
  const isOnOpening = questionSenses.has('is-open') && ON_OPENING.has(topic);
  const isOfPlace = OF_PLACE.has(topic) || isOnOpening || (isOnDress && topic === 'dress');
  if (!requested || !named || (!isOfPlace && probability >= UNSURE_TOPIC)) return null;
  // What parking costs is not what a ticket costs.
  if (requested === 'prices' && attributesIn(restOf(input.question, named)).some((asked) => COST_APART.includes(asked)))
    return null;
  const { guide, draft } = input;
  const [text] = await guide.texts([{ kind: 'place', id: named.id }], draft.locale);
  const ids = text?.place?.facts[requested] ?? [];
  const facts = (await guide.facts(ids, draft.locale)).filter((fact) => fact.text !== null);
  if (!text || facts.length === 0) return null;
  const notes = statusNotes(text);
  const closed =
    requested === 'hours' || requested === 'prices'
      ? await closedThen(text, facts, input.question, guide, draft)
      : null;
  const moment =
    requested === 'hours' && notes.length === 0 && !closed
      ? momentOfOpening(input.question, input.questionInput.now)
      : null;
  const opening = moment && describeOpening(text, facts, moment, input);
  if (closed) addBlock(draft, 'paragraph', [closed]);
  if (opening && opening !== 'unknown') addBlock(draft, 'paragraph', [opening]);
  const sayStatus = () =>
    addBlock(
      draft,
      'paragraph',
      notes.map((note) => claim(note, [citeText(draft, text)])),
    );
  // That it may be closed comes before its usual hours.
  if (requested === 'hours') sayStatus();
  const isOfChild = requested === 'prices' && input.question.senses.has('child');
  const inOrder = isOfChild
    ? facts.toSorted((a, b) => Number(OF_CHILD.test(b.id)) - Number(OF_CHILD.test(a.id)))
    : facts;
  composeFacts(inOrder.slice(0, MAX_FACTS), input);
  if (opening === 'unknown') {
    addBlock(draft, 'notice', [linkingSentence(draft.messages.partly)]);
    return { outcome: 'partly', confidence: PARTLY_CONFIDENCE };
  }
  if (requested !== 'hours') sayStatus();
  const { time } = input.question;
  const day = time?.span === 'day' && !time.isAssumed && time.minute === null ? time.from : null;
  if (requested === 'hours' && day !== null && !opening && !closed && notes.length === 0) {
    openByVerdict(isOpenOn(text, facts, { date: day, minute: null }), input.question.text, draft);
  }
  if (notes.length > 0) return { outcome: 'partly', confidence: MAY_BE_CLOSED };
  return { outcome: 'answered', confidence: CONFIDENCE };
}

/** A question without the words of a name. */
function restOf({ text }: AnswerInput['question'], { stems }: AnswerInput['named'][number]): string {
  return splitWords(text)
    .flatMap(({ text: word }) => (stems.has(stemWord(word)) ? [] : [word]))
    .join(' ');
}

/** What the guide says about a place that may be closed. */
export function statusNotes({ place, sentences }: GuideText): string[] {
  return !place || place.isOpen ? [] : sentences.filter(({ role }) => role === 'note').map(({ text }) => text);
}
