import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import { sayCollection } from '../answer-collection.ts';
import { answerOfPlace, statusNotes } from '../answer-of-place.ts';
import { COMPUTED_CONFIDENCE } from '../confidence.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { type Draft, addBlock, citeText, claim } from '../draft.ts';
import { classify } from '../classifier/classify.ts';
import type { Intent } from '../classifier/labels.ts';
import { NO_TOPIC } from '../classifier/topics.ts';
import { NO_READING, type TopicReading, isSure } from '../read-topic.ts';
import type { Ending } from '../refer.ts';
import { type AnswerInput, runTools, seeksPlaces, toolsFor, toolsOfTopic } from '../run-tools.ts';
import { eventDateTool } from '../tools/event-tool.ts';
import { addSums, addSumsWith } from '../tools/sum-tool.ts';
import { attributesIn, isPlaceAttribute, mentions } from '../requested-attribute.ts';
import { asksYesNo } from './asks-yes-no.ts';
import { answerOfUnit } from './answer-of-unit.ts';
import { fittingUnits } from './can-state.ts';
import { listOfCountries } from './fact-beside-text.ts';
import { lacksRare, sharesHeavy } from './lacks-rare.ts';
import { type RankedUnit, type Ranking, certaintyOfFirst, rankUnits } from './rank-units.ts';
import { UNIT_FEATURES } from './unit-features.ts';
import type { Unit } from './unit.ts';
import { asksOfAge, OF_AGE, verdictOfFact } from './verdict-of-fact.ts';
import { formatMessage } from '../messages/messages.ts';

/** From this certainty on, a unit answers before anything else does; from the lower one, where nothing else does. */
const SURE_UNIT = 0.5;
export const PERHAPS_UNIT = 0.42;
/** From this certainty on, an answer is complete. Below it, others that may be meant stand beside it. */
const COMPLETE_UNIT = 0.7;
/** A message of at most so many words may leave out what the one before it said. */
const SHORT_WORDS = 9;

/** A short message that is to be one of its own is understood by this much better without the one before it. */
const OWN_LEAD = 0.2;

const PERHAPS_AGE = 0.3;
const UNLIKELY = 0.1;
/** What is this much less likely may be meant as well. */
const ABOUT_AS_LIKELY = 0.05;
const AMONG = 5;
const HALF_ALIKE = 0.5;
/** A question this like one of a unit's own is that question, whatever value it is taken to ask for. */
const NEARLY_OWN = 0.7;
const NEARLY_SURE = 0.9;
const MUCH_OF_NAME = 0.34;
/** A word that no more units have has to stand in what is said of a place, or its summary is no answer. */
const OF_SUMMARY = 3.9;
/** What a description does not state. */
const ATTRIBUTES: readonly Intent[] = ['price', 'sum', 'hours', 'contact', 'documents', 'steps', 'deadline'];

/** The units for a question, read by itself and, if it is short, with the one before it, whichever is understood better. */
export async function rankInConversation(
  text: string,
  { last, isContinued }: { last: string | null; isContinued: boolean },
  topics: TopicReading,
  guide: AnswerGuide,
  locale: Locale,
): Promise<Ranking> {
  if (last === null || text.split(/\s+/u).length > SHORT_WORDS) {
    return rankUnits({ text, before: null, topics }, guide, locale);
  }
  const together = await rankUnits({ text, before: last, topics }, guide, locale);
  if (isContinued || classify(text).intents[0]?.[0] === 'followup') return together;
  const alone = await rankUnits({ text, before: null, topics }, guide, locale);
  return certaintyOfFirst(alone) >= certaintyOfFirst(together) + OWN_LEAD ? alone : together;
}

/** What a rule computes for the topic, otherwise what the likeliest unit says, if it is sure to be meant. */
export async function answerSurely(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
): Promise<Ending | null> {
  const fitting = { ...ranking, units: meantFirst(ranking, intent, input) };
  const [first] = fitting.units;
  const isOfAge = first?.unit.fact && OF_AGE.test(first.unit.fact.id) && asksOfAge(input.questionInput.question);
  const certainty = isOfAge
    ? Math.max(certaintyOfFirst(ranking), certaintyOfFirst(fitting))
    : certaintyOfFirst(fitting);
  // The list decides, whatever word is used for what it is about.
  const list = listOfCountries(ranking.units, input.question);
  if (list) {
    const units = [list, ...ranking.units.filter((one) => one !== list)];
    return answerByUnits({ ...ranking, units }, reading, intent, input, certaintyOfFirst(ranking));
  }
  if (!first || certainty < SURE_UNIT || isOfOther(fitting, input)) return null;
  const [[topic] = NO_READING] = reading;
  const { questionInput, guide, draft } = input;
  // One place is no list of places, and what is near a named place is not that place.
  const isNamed = input.named.some(({ kind, id }) => kind === first.unit.kind && id === first.unit.id);
  const isWish = intent === 'recommend' && certaintyOfFirst(fitting) < COMPLETE_UNIT;
  const mayBeList =
    (first.unit.kind === 'place' && (seeksPlaces(reading) || isNamed)) || (isWish && seeksPlaces(reading));
  const listed = mayBeList ? await runTools(input, toolsFor(reading)) : null;
  if (listed) return listed;
  // "Is Friday a day off" is answered by no dates of holidays.
  const decisive = decisiveFirst(fitting.units, input);
  if (decisive) return answerByUnits({ ...fitting, units: decisive }, reading, intent, input);
  const event = first.unit.kind === 'event' ? await answerByUnits(fitting, reading, intent, input) : null;
  if (event) return event;
  if (topic !== NO_TOPIC && isSure(reading)) {
    const computed = await runTools(input, toolsOfTopic(topic));
    if (computed) return computed;
    if (await addSums(topic, questionInput.question, guide, draft)) {
      return { outcome: 'answered', confidence: COMPUTED_CONFIDENCE, byUnit: true };
    }
  }
  const isComputed =
    first.unit.fact !== null && (await addSumsWith(first.unit.id, questionInput.question, guide, draft));
  if (isComputed) return { outcome: 'answered', confidence: COMPUTED_CONFIDENCE, byUnit: true };
  return answerByUnits(fitting, reading, intent, input);
}

/** The units with the fact first that says yes or no, where it is about as likely as the first. Null where none does. */
function decisiveFirst(units: readonly RankedUnit[], { question }: AnswerInput): readonly RankedUnit[] | null {
  const [first] = units;
  const decides = ({ unit, row, probability }: RankedUnit) =>
    unit.fact !== null &&
    probability >= (first?.probability ?? 0) - ABOUT_AS_LIKELY &&
    verdictOfFact(unit.fact, question, likenessOf(row) >= HALF_ALIKE) !== null;
  const fact = units.find(decides);
  return fact ? [fact, ...units.filter((one) => one !== fact)] : null;
}

/**
 * The units that can state what is asked for. A question for a yes or a no is answered by the verdict of the likeliest fact, whatever
 * value it seems to ask for, and one about someone of an age by the fact on the age.
 */
function meantFirst(ranking: Ranking, intent: Intent, { questionInput }: AnswerInput): readonly RankedUnit[] {
  const { question } = questionInput;
  const [first] = ranking.units;
  if (first?.unit.fact?.verdict && asksYesNo(question) && certaintyOfFirst(ranking) >= COMPLETE_UNIT)
    return ranking.units;
  if (first?.unit.fact && first.probability >= NEARLY_SURE && likenessOf(first.row) >= NEARLY_OWN) return ranking.units;
  const onIt = onAttribute(ranking.units, question);
  const fitting = fittingUnits(ranking.units, intent, question);
  const units = onIt ? [onIt, ...fitting.filter((one) => one !== onIt)] : fitting;
  if (!asksOfAge(question)) return units;
  const decides = ({ unit, row, probability }: RankedUnit) =>
    unit.fact !== null && OF_AGE.test(unit.fact.id) && probability >= PERHAPS_AGE ? likenessOf(row) : 0;
  return units.toSorted((a, b) => decides(b) - decides(a));
}

/** The fact about the attribute that is asked for, where it is about as likely as the first: the dress before the price. */
function onAttribute([first, ...others]: readonly RankedUnit[], question: string): RankedUnit | null {
  const [asked] = attributesIn(question);
  if (!asked || !first || !isPlaceAttribute(asked)) return null;
  const isOnIt = ({ unit: { fact, titles, texts }, probability }: RankedUnit) =>
    fact !== null &&
    probability >= first.probability - ABOUT_AS_LIKELY &&
    mentions([...titles, ...texts].join(' '), asked);
  return [first, ...others.slice(0, AMONG)].find(isOnIt) ?? null;
}

/** What the likeliest unit says, where nothing else answers. What the draft has is put back if it says nothing. */
export async function answerPerhaps(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
): Promise<Ending | null> {
  const fitting = { ...ranking, units: fittingUnits(ranking.units, intent, input.questionInput.question) };
  if (certaintyOfFirst(fitting) < PERHAPS_UNIT || isOfOther(fitting, input)) return null;
  const { draft } = input;
  const taken = { blocks: draft.blocks.splice(0), citations: draft.citations.splice(0) };
  const ending = await answerByUnits(fitting, reading, intent, input);
  if (ending) draft.reasons.delete('nothing_found');
  else {
    draft.blocks.push(...taken.blocks);
    draft.citations.push(...taken.citations);
  }
  return ending;
}

/** Whether the first unit lacks the word that the question is about. */
function isOfOther(ranking: Ranking, { draft }: AnswerInput): boolean {
  const [first] = ranking.units;
  if (!first) return false;
  // A lead over units that are even less likely is no sign that it answers.
  const isUnlikely = first.probability < UNLIKELY && likenessOf(first.row) < HALF_ALIKE;
  return isUnlikely || lacksRare(ranking, first.unit, draft.locale);
}

async function answerByUnits(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
  certainty = certaintyOfFirst(ranking),
): Promise<Ending | null> {
  const { question, questionInput, guide, draft } = input;
  const [first] = ranking.units;
  if (!first) return null;
  const { kind, id } = first.unit;
  if (kind === 'place' || kind === 'event') {
    // Places and events have answers of their own, once it is known which one is meant.
    const named = [{ kind, id, stems: new Set<string>() }];
    return (
      (await answerOfPlace(reading, intent, { ...input, named })) ??
      (kind === 'event' ? await runTools({ ...input, named }, [eventDateTool]) : null) ??
      (isDescribed(first, intent) && !lacksRare(ranking, first.unit, draft.locale, OF_SUMMARY)
        ? describeItem(first.unit, certaintyOfFirst(ranking), draft)
        : null)
    );
  }
  if (kind === 'collection') return first.unit.text ? sayCollection(first.unit.text, input) : null;
  const style = questionInput.preferences.responseStyle;
  // A value is one side of a comparison.
  const isComplete = certainty >= COMPLETE_UNIT && !(intent === 'compare' && first.unit.fact !== null);
  // "My cat from London" is near no hospital of that name.
  const near = ranking.units.filter((one) => one.unit.kind !== 'place' || sharesHeavy(ranking, one.unit));
  const isAnswered = await answerOfUnit(near, { question, intent, style, isComplete }, guide, draft);
  if (!isAnswered) return null;
  return { outcome: isComplete ? 'answered' : 'partly', confidence: Math.round(100 * certainty), byUnit: true };
}

const likenessOf = (row: Float64Array) => row[UNIT_FEATURES.indexOf('likeness')] ?? 0;

/** Whether a description answers: what is asked is no attribute, and the question has much of the name. */
function isDescribed({ row }: RankedUnit, intent: Intent): boolean {
  const isNamed = (row[UNIT_FEATURES.indexOf('title said')] ?? 0) >= MUCH_OF_NAME;
  return !ATTRIBUTES.includes(intent) && isNamed;
}

/** The summary of a place or an event whose name the question may not have. It is an answer in part to anything but "what is it". */
function describeItem({ text }: Unit, certainty: number, draft: Draft): Ending | null {
  const summary = text?.sentences.filter(({ role }) => role === 'summary') ?? [];
  if (!text || summary.length === 0) return null;
  const [first, ...rest] = [...summary.map((sentence) => sentence.text), ...statusNotes(text)];
  const named = formatMessage(draft.messages.headed, { heading: text.title, text: first ?? '' });
  addBlock(
    draft,
    'paragraph',
    [named, ...rest].map((words) => claim(endSentence(words, text.locale), [citeText(draft, text)])),
  );
  draft.reasons.add('from_texts');
  return { outcome: 'partly', confidence: Math.round(100 * certainty), byUnit: true };
}
