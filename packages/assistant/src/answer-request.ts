import type { QuestionInput } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { answerAttribute } from './answer-attribute.ts';
import { answerCollection } from './answer-collection.ts';
import { answerConsulate } from './answer-consulate.ts';
import { answerFalsePremise } from './answer-false-premise.ts';
import { answerDirectory } from './answer-directory.ts';
import { answerHomes } from './answer-homes.ts';
import { answerJourney } from './answer-journey.ts';
import { answerLicence } from './answer-licence.ts';
import { answerNote, answerNoteOfUnit } from './answer-note.ts';
import { answerOfName } from './answer-of-name.ts';
import { answerOfPlace } from './answer-of-place.ts';
import { answerOfService } from './answer-of-service.ts';
import { answerOwnCase } from './answer-own-case.ts';
import { answerPlacesInArea, PLACED } from './answer-places-in-area.ts';
import { answerPlacesWanted } from './answer-places-wanted.ts';
import { answerProgrammes } from './answer-programmes.ts';
import { answerTonight } from './answer-tonight.ts';
import { asksAbroad } from './asks-abroad.ts';
import { answerUnknowable } from './answer-unknowable.ts';
import { answerVisa } from './answer-visa.ts';
import { answerSchools } from './answer-schools.ts';
import { answerOnTopic, withIntent, isKnownInPart } from './answer-on-topic.ts';
import { pagesOf, readEvidence } from './choose-for-topic.ts';
import { COMPUTED_CONFIDENCE, PARTLY_CONFIDENCE } from './confidence.ts';
import { lacksPlace, requestsLiveData } from './gaps.ts';
import { decideSafety } from './decide-safety.ts';
import { type Draft, addBlock, linkingSentence } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamedIn, withBefore } from './follow-up-question.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId } from './classifier/topics.ts';
import type { NamedItem } from './named-items.ts';
import { addNearest, nearestUnits, withoutAnswer } from './nearest.ts';
import { sayUnmetIn } from './qualifiers.ts';
import { attributesIn } from './requested-attribute.ts';
import { isNotInGuide } from './not-in-guide.ts';
import { lacksCity } from './other-cities.ts';
import type { Question } from './read-question.ts';
import { NO_READING, type TopicReading, isSure, readIntent, readTopic } from './read-topic.ts';
import { programmeTime, requestedProgramme } from './requested-programme.ts';
import { type Ending, declineIt, sendToOfficials } from './refer.ts';
import { type AnswerInput, TOOLS, runTools, seeksPlaces, toolsFor } from './run-tools.ts';
import { eventsOnDaysTool } from './tools/event-tool.ts';
import { errandTool } from './tools/place-tool.ts';
import { selfTool } from './tools/self-tool.ts';
import { tariffTool } from './tools/tariff-tool.ts';
import { constraintsIn, isRuledOut, withoutConstraints } from './place-constraints.ts';
import { scoreTexts } from './score-texts.ts';
import { MIN_COVERAGE } from './sense-weights.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import {
  NO_RANKING,
  type RankedUnit,
  type Ranking,
  certaintyOfFirst,
  isFarFromAll,
  likelyUnits,
} from './units/rank-units.ts';
import { asksYesNo } from './units/asks-yes-no.ts';
import { ofAudience } from './units/audience.ts';
import { lacksRare, sharesHeavy } from './units/lacks-rare.ts';
import { statesQuestion } from './units/states-question.ts';
import { withPage } from './with-page.ts';
import { answerFromTexts } from './answer-from-texts.ts';
import { fittingUnits, requestedIn } from './units/can-state.ts';
import { answerPerhaps, answerSurely, PERHAPS_UNIT, rankInConversation } from './units/answer-by-units.ts';

/** These matters have steps that the guide describes. */
const HAS_NEAREST: ReadonlySet<OfficialMatter> = new Set(['legal', 'crime']);
/** Questions about the guide itself resemble small talk. */
const ABOUT_GUIDE: readonly TopicId[] = ['ayyan', 'guide-facts', 'app-use', 'app-privacy'];
/** What comes nearest to the water taxi. */
const BOATS: readonly TopicId[] = ['ferry'];
const SURELY_ABOUT_GUIDE = 0.25;
/** From this probability of its topic on, a question is taken to be understood. A follow-up leaves out more. */
const LIKELY_TOPIC = 0.3;
const CLEAR_FOLLOW_UP = 0.5;
const SURE_TOPIC = 0.98;
/** From here down an answer may be one to another question. */
export const UNSURE_CONFIDENCE = 65;

/**
 * CHAT-2: answers one request: what may be said of it at all, then what names something, then what the units of the guide state,
 * then what only some words find. The order is that of the function.
 */
export async function answerRequest(
  { own, isInDanger }: { own: Question; isInDanger: boolean },
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<{ question: Question; ending: Ending }> {
  const unknowable = isInDanger ? null : await answerUnknowable(own, guide, draft);
  if (unknowable) return { question: own, ending: unknowable };
  const decision = decideSafety(own, { isFirst: questionInput.before.length === 0, isInDanger });
  if (decision.kind === 'official') {
    const { ending, isSaid } =
      decision.matter === 'legal'
        ? await answerOwnCase(own, questionInput, guide, draft)
        : { ending: await sendToOfficials(decision.matter, guide, draft), isSaid: false };
    if (!isSaid && HAS_NEAREST.has(decision.matter)) await addNearestTo(own, guide, draft);
    return { question: own, ending };
  }
  if (decision.kind === 'decline') return { question: own, ending: await declineIt(decision.decline, guide, draft) };
  if (decision.kind === 'talk' && !asksForProgramme(own, questionInput)) {
    // In Latin letters the word for "you" is the only sign of the assistant.
    const isOfAssistant =
      decision.talk === 'other' &&
      own.senses.has('assistant') &&
      asksYesNo(own.text) &&
      !own.writings.some((one) => one === 'romanised');
    const introduced = isOfAssistant
      ? await runTools({ question: own, named: [], questionInput, guide, draft }, [selfTool])
      : null;
    if (introduced) return { question: own, ending: introduced };
    // The guide has texts about the assistant and itself.
    const reading = readTopic(own.text, []);
    const isAboutGuide = ABOUT_GUIDE.some((topic) => reading[0]?.[0] === topic && reading[0][1] >= SURELY_ABOUT_GUIDE);
    const self =
      decision.talk === 'other' && isAboutGuide
        ? ((await answerOnTopic(reading, own.text, { question: own, named: [], questionInput, guide, draft })) ??
          introduce(draft))
        : null;
    if (self) return { question: own, ending: self };
    addBlock(draft, 'paragraph', [linkingSentence(draft.messages.smallTalk[decision.talk])]);
    return { question: own, ending: { outcome: 'declined', confidence: COMPUTED_CONFIDENCE } };
  }
  const continued = questionInput.about ? null : withBefore(own, questionInput.before, questionInput.now);
  const page = questionInput.about ? await withPage(own, questionInput.about, guide) : null;
  const question = page?.question ?? continued ?? own;
  if (continued) draft.reasons.add('follow_up');
  if (questionInput.about) draft.reasons.add('about_page');
  if (question.time?.isAssumed) draft.reasons.add('time_assumed');
  const found = await findNamedIn(question, continued ? own : null, guide);
  if (decision.kind === 'guide' && decision.isRemote && found.length === 0 && !page) {
    return { question, ending: await declineIt('make', guide, draft) };
  }
  const isFirst = questionInput.before.length === 0;
  const premise = isInDanger || page ? null : await answerFalsePremise(own, guide, draft);
  if (premise) return { question, ending: premise };
  if (isFirst && !page && found.length === 0 && asksAbroad(own.text)) {
    return { question, ending: await declineIt('make', guide, draft) };
  }
  const named = page ? [...page.named, ...found.filter(({ id }) => id !== questionInput.about?.id)] : found;
  const reading = page ? null : readTopic(own.text, questionInput.before, continued !== null);
  const read = readIntent(own.text, questionInput.before);
  // "Is the mall open now" requests its hours.
  const intent = read === 'status' && question.questionSenses.has('is-open') && found.some(isPlace) ? 'hours' : read;
  const input = {
    question: reading ? withIntent(question, intent) : question,
    // "A rooftop with a view of Burj Khalifa" is no question about Burj Khalifa.
    named: reading && intent === 'recommend' && seeksPlaces(reading) ? named.filter(isArea) : named,
    questionInput,
    guide,
    draft,
  };
  if (reading && isNotInGuide(own.text)) {
    const boats = await readEvidence(BOATS, guide, draft.locale);
    return { question, ending: withoutAnswer(pagesOf(question, boats), draft) };
  }
  const programmes = reading ? await answerProgrammes({ ...input, question, named }) : null;
  if (programmes) return { question, ending: lacksCity(own.text, draft) ? inPart(programmes) : programmes };
  // "What's on tonight" is no question about one event that somebody asks for in nearly these words.
  const isOfSomeDays =
    named.length === 0 &&
    question.time !== null &&
    question.time.span !== 'year' &&
    !question.questionSenses.has('where');
  const mayBeOfDay = isAboutDay(question, named) || (isOfSomeDays && !seeksRule(intent));
  const onDay = reading && mayBeOfDay ? await runTools({ ...input, question }, [eventsOnDaysTool]) : null;
  if (onDay) return { question, ending: onDay };
  // A toll or a charge at a time of day is computed, whatever fact is worded nearly like the question.
  const isAtTime = question.time !== null && question.time.minute !== null;
  const tariff = reading && isAtTime ? await runTools({ ...input, question }, [tariffTool]) : null;
  if (tariff) return { question, ending: tariff };
  // Whether a place is free or has parking is no question about where it is.
  const isOfTrait = asksYesNo(own.text) && attributesIn(own.text).length > 0;
  const ofNamed = reading
    ? ((await answerJourney({ ...input, question, named })) ??
      (await answerDirectory({ ...input, question, named })) ??
      (await answerHomes({ ...input, named })) ??
      (await answerPlacesWanted(constrained({ ...input, question, named }))) ??
      (await answerTonight({ ...input, question, named })) ??
      (await answerLicence(input)) ??
      (await answerOfService(intent, input)) ??
      (await answerNote(input)) ??
      (isOfTrait ? null : await answerOfPlace(reading, intent, input)) ??
      (await answerPlacesInArea(constrained({ ...input, named }))) ??
      (PLACED.includes(intent) || attributesIn(own.text).length > 0 ? await runTools(input, [errandTool]) : null) ??
      (await answerConsulate(intent, input)) ??
      (await answerVisa(reading, intent, input)) ??
      (await answerSchools({ ...input, question })) ??
      (await answerCollection(intent, reading, { ...input, question })) ??
      (await answerOfName(intent, input)))
    : null;
  if (ofNamed) return { question, ending: ofNamed };
  const last = questionInput.before.at(-1)?.question ?? null;
  const ranking = reading
    ? ofAudience(
        await rankInConversation(own.text, { last, isContinued: continued !== null }, reading, guide, draft.locale),
        own.text,
      )
    : NO_RANKING;
  const byUnit = reading
    ? (answerNoteOfUnit(ranking, input) ??
      (await answerAttribute(ranking, reading, intent, input)) ??
      (await answerSurely(ranking, reading, intent, input)))
    : null;
  if (byUnit) return { question, ending: reading ? inFact(byUnit, { own, reading, intent, input }, draft) : byUnit };
  const [likeliest] = ranking.units;
  // What the question is about is a word that no unit has: whatever else is alike is about something else.
  const isOfSureTopic = (reading?.[0]?.[1] ?? 0) >= SURE_TOPIC && reading?.[0]?.[0] !== NO_TOPIC;
  // A comparison is of two things, and no unit has both.
  if (
    reading &&
    isFirst &&
    intent !== 'compare' &&
    !isOfSureTopic &&
    likeliest &&
    lacksRare(ranking, likeliest.unit, draft.locale)
  ) {
    const computed = await runTools(input, toolsFor(reading));
    const near = nearUnits(ranking, intent, own.text);
    const isOther = (one: (typeof near)[number]) => Number(lacksRare(ranking, one.unit, draft.locale));
    return {
      question,
      ending:
        computed ??
        nearestUnits(
          near.toSorted((a, b) => isOther(a) - isOther(b)),
          draft,
        ),
    };
  }
  const cascade =
    (reading && isSure(reading, found.length > 0 ? null : intent)
      ? await answerOnTopic(reading, own.text, input)
      : null) ??
    (await runTools(input, reading ? toolsFor(reading) : TOOLS)) ??
    (await answerFromTexts(input, intent, reading));
  const ending =
    (reading && NOTHING.includes(cascade.outcome) ? await answerPerhaps(ranking, reading, intent, input) : null) ??
    cascade;
  if (!reading) return { question, ending };
  if (isFirst && STATED.includes(ending.outcome) && sayUnmetIn(own.text, draft))
    return { question, ending: inPart(ending) };
  const isFollowUp = questionInput.before.length > 0;
  const isSureOf = isClear(isFollowUp ? readTopic(own.text, []) : reading, isFollowUp) && !lacksCity(own.text, draft);
  // What nothing answers is perhaps near what a unit says.
  if (NOTHING.includes(ending.outcome) && likelyUnits(ranking).length > 0 && draft.citations.length === 0) {
    return { question, ending: nearestUnits(nearUnits(ranking, intent, own.text), draft) };
  }
  // A fine or a fee says nothing of the papers.
  const isOfValue = draft.citations[0]?.kind === 'fact' && draft.citations.every(({ kind }) => kind !== 'service');
  const isOtherKind = requestedIn(own.text) === 'documents' && isOfValue;
  if (isFirst && STATED.includes(ending.outcome) && !ending.byUnit && isOtherKind) {
    return { question, ending: nearestUnits(nearUnits(ranking, intent, own.text), draft) };
  }
  // What only some words found, on a question that nothing in the guide is certain to answer, is mostly another matter.
  const isFound = STATED.includes(ending.outcome) && !ending.byUnit && !draft.reasons.has('computed');
  const isOfArea = draft.citations.every(({ kind }) => kind === 'neighbourhood');
  if (isFirst && isFound && !isSureOf && named.length === 0 && isFarFromAll(ranking)) {
    return { question, ending: nearestUnits(nearUnits(ranking, intent, own.text), draft) };
  }
  if (isFirst && isFound && isOfArea && !statesQuestion(ranking, draft)) {
    return { question, ending: nearestUnits(nearUnits(ranking, intent, own.text), draft) };
  }
  if (
    !isSureOf &&
    isFound &&
    likelyUnits(ranking).length > 0 &&
    draft.blocks.every(({ kind }) => kind !== 'cards') &&
    certaintyOfFirst(ranking) < PERHAPS_UNIT
  ) {
    return { question, ending: nearestUnits(nearUnits(ranking, intent, own.text), draft) };
  }
  return { question, ending: isSureOf ? ending : lessSure(ending) };
}

/** What rules places out apart from the words for what is looked for. */
function constrained(input: AnswerInput): AnswerInput {
  const { question, questionInput } = input;
  const constraints = constraintsIn(question, questionInput.now);
  if (!isRuledOut(constraints)) return input;
  const plain = withoutConstraints(question, questionInput.now);
  return { ...input, question: plain, questionInput: { ...questionInput, question: plain.text }, constraints };
}

const STATED: readonly Ending['outcome'][] = ['answered', 'partly'];
const NOTHING: readonly Ending['outcome'][] = ['closest', 'unknown'];
const isPlace = ({ kind }: NamedItem) => kind === 'place';
const isArea = ({ kind }: NamedItem) => kind === 'neighbourhood';

/** The introduction of the assistant, for a guide without a text about it. */
function introduce(draft: Draft): Ending {
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.self)]);
  return { outcome: 'answered', confidence: COMPUTED_CONFIDENCE };
}

/** Adds the items that come nearest to the question. */
async function addNearestTo(question: Question, guide: AnswerGuide, draft: Draft): Promise<void> {
  const evidence = await findEvidence(question, [], null, guide, draft.locale);
  const texts = scoreTexts(question, evidence, [], null).filter(({ coverage }) => coverage >= MIN_COVERAGE);
  addNearest(texts, draft);
}

/** Whether the own words of a question state its topic. Otherwise its answer may be one to another question. */
function isClear([[, probability] = NO_READING]: TopicReading, isFollowUp: boolean): boolean {
  return probability >= (isFollowUp ? CLEAR_FOLLOW_UP : LIKELY_TOPIC);
}

/** An answer to a part of the question. */
export function inPart(ending: Ending): Ending {
  return { ...ending, outcome: 'partly', confidence: Math.min(ending.confidence, PARTLY_CONFIDENCE) };
}

/** What a unit says may hold in part only: here and not in another city, on average, at another time. */
function inFact(
  ending: Ending,
  { own, reading, intent, input }: { own: Question; reading: TopicReading; intent: Intent; input: AnswerInput },
  draft: Draft,
): Ending {
  const { question, named, questionInput } = input;
  const isLive = requestsLiveData(question);
  // A follow-up whose own words do not say its topic leaves open what it is about.
  const isOpen = questionInput.before.length > 0 && !isClear(readTopic(own.text, []), true);
  if (isLive) addBlock(draft, 'notice', [linkingSentence(draft.messages.noLive)]);
  const isPart =
    isLive || isOpen || lacksCity(own.text, draft) || isKnownInPart(reading) || lacksPlace(intent, named, draft);
  return isPart ? lessSure({ ...ending, outcome: ending.outcome === 'answered' ? 'partly' : ending.outcome }) : ending;
}

const RULES: readonly Intent[] = ['hours', 'price', 'allowed', 'penalty', 'documents', 'steps', 'deadline', 'weather'];

/** Whether an intent is about a rule or a value, which days only qualify. */
function seeksRule(intent: Intent): boolean {
  return RULES.includes(intent);
}

/** What is on, on days that are named, and nothing else. */
function isAboutDay({ senses, others, time }: Question, named: readonly NamedItem[]): boolean {
  const isDay = time !== null && !time.isAssumed && (time.span === 'day' || time.span === 'weekend');
  return isDay && senses.has('whats-on') && named.length === 0 && others.length === 0;
}

/** The units near a question: likely ones that can state what is asked and have a heavy word of it. */
function nearUnits(ranking: Ranking, intent: Intent, question: string): RankedUnit[] {
  return fittingUnits(likelyUnits(ranking), intent, question).filter(({ unit }) => sharesHeavy(ranking, unit));
}

/** A few words about an evening read like small talk. */
function asksForProgramme({ text, locale }: Question, { now }: QuestionInput): boolean {
  const requested = requestedProgramme(text);
  return requested !== null && programmeTime(requested, locale, now) !== null;
}

function lessSure(ending: Ending): Ending {
  return { ...ending, confidence: Math.min(ending.confidence, UNSURE_CONFIDENCE) };
}
