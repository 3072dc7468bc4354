import { endSentence } from '@dalil/domain/language/sentences.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { type Answer, type AnswerPart, answerParts, type QuestionInput } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { answerCollection } from './answer-collection.ts';
import { answerConsulate } from './answer-consulate.ts';
import { answerOfName } from './answer-of-name.ts';
import { answerOfPlace, statusNotes } from './answer-of-place.ts';
import { answerOfService } from './answer-of-service.ts';
import { answerSchools } from './answer-schools.ts';
import { answerOnTopic, withIntent, withTopics } from './answer-on-topic.ts';
import { pagesOf, readEvidence } from './choose-for-topic.ts';
import { choose, compose } from './compose.ts';
import { COMPUTED_CONFIDENCE, confidenceOf, PARTLY_CONFIDENCE } from './confidence.ts';
import { type ConversationAct, repeatedQuestion, withoutCorrection } from './conversation-act.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { coversQuestion } from './covers-question.ts';
import { decideSafety } from './decide-safety.ts';
import { addBlock, citeText, claim, createDraft, type Draft, linkingSentence } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamedIn, withBefore } from './follow-up-question.ts';
import { followUpsFor } from './follow-ups.ts';
import {
  requestsLiveData,
  isCovered,
  isElsewhere,
  isSameType,
  lacksAttribute,
  lacksPlace,
  lacksPlaceDetail,
  lacksValue,
  lacksYear,
  OF_PLACES,
} from './gaps.ts';
import { classify } from './classifier/classify.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId } from './classifier/topics.ts';
import { cleanGuide } from './injected.ts';
import type { NamedItem } from './named-items.ts';
import { addNearest, linkedOnly, nothingFound, placesFirst, withoutAnswer } from './nearest.ts';
import { isNotInGuide } from './not-in-guide.ts';
import { lacksCity } from './other-cities.ts';
import { findOutOfScope } from './out-of-scope.ts';
import { readSafety } from './safety/read-safety.ts';
import { putFirst, writeSafety } from './safety/write-safety.ts';
import { type Question, readQuestion } from './read-question.ts';
import {
  isSure,
  NO_READING,
  possibleTopics,
  readClearIntent,
  readIntent,
  readTopic,
  type TopicReading,
} from './read-topic.ts';
import { declineIt, type Ending, sendToOfficials } from './refer.ts';
import { type AnswerInput, runTools, seeksPlaces, TOOLS, toolsFor, toolsOfTopic } from './run-tools.ts';
import { isAboutTimes, withoutOtherTypes } from './requested-type.ts';
import { scoreFacts } from './score-facts.ts';
import { smallTalkOf } from './small-talk.ts';
import { type ScoredText, scoreTexts } from './score-texts.ts';
import { MIN_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { eventDateTool } from './tools/event-tool.ts';
import { anyPlaceTool } from './tools/place-tool.ts';
import { addSums, addSumsWith } from './tools/sum-tool.ts';
import { answerOfUnit } from './units/answer-of-unit.ts';
import { fittingUnits } from './units/can-state.ts';
import { certaintyOfFirst, NO_RANKING, type Ranking, rankUnits } from './units/rank-units.ts';
import type { Unit } from './units/unit.ts';
import { splitRequests } from './units/split-requests.ts';
import { formatMessage } from './messages/messages.ts';
import { writeAsOf } from './write-dates.ts';
import { withPage } from './with-page.ts';

/** These matters have steps that the guide describes. */
const HAS_NEAREST: ReadonlySet<OfficialMatter> = new Set(['legal', 'crime']);
const ABOUT_NAMED: readonly TopicId[] = ['place-detail', 'area-detail', 'event-detail'];
/** Questions about the guide itself resemble small talk. */
const ABOUT_GUIDE: readonly TopicId[] = ['ayyan', 'guide-facts', 'app-use', 'app-privacy'];
/** What comes nearest to the water taxi. */
const BOATS: readonly TopicId[] = ['ferry'];
const SURELY_ABOUT_GUIDE = 0.25;
/** From this probability on, the guide has nothing about a question. */
const NOTHING_KNOWN = 0.5;
/** From this probability of its topic on, a question is taken to be understood. A follow-up leaves out more. */
const LIKELY_TOPIC = 0.3;
const CLEAR_FOLLOW_UP = 0.5;
const UNSURE_CONFIDENCE = 65;
const MAX_QUESTION_LENGTH = 2_000;

/**
 * CHAT-2: answers from the guide without a language model. It reads the question, refers sensitive topics to the responsible
 * authorities, computes what rules can compute, and quotes the facts and texts that cover the rest. Every statement is cited.
 * Yields the answer sentence by sentence and returns the complete answer.
 */
export async function* answerFromGuide(given: QuestionInput, whole: AnswerGuide): AsyncGenerator<AnswerPart, Answer> {
  const guide = cleanGuide(whole);
  const repeated = repeatedQuestion(given);
  const questionInput = repeated?.input ?? given;
  const asked = cutText(questionInput.question, MAX_QUESTION_LENGTH);
  const read = readQuestion(
    questionInput.before.length === 0 ? asked : withoutCorrection(asked),
    questionInput.locale,
    questionInput.now,
  );
  const own = { ...read, locale: repeated?.locale ?? read.locale };
  const stated = await answerSafely(own, { questionInput, act: repeated?.act ?? null }, guide);
  yield* answerParts(stated);
  return stated;
}

/** A question, and the act of talk by which an earlier one is asked again. */
type Repeatable = { questionInput: QuestionInput; act: ConversationAct | null };

/**
 * CHAT-2: whom to call stands above everything else that is answered. In a plain emergency the rest follows only if it surely answers
 * the question beside it.
 */
async function answerSafely(own: Question, asked: Repeatable, guide: AnswerGuide): Promise<Answer> {
  const { questionInput } = asked;
  // Danger is read in the whole message, also in what corrects the one before.
  const text = cutText(questionInput.question, MAX_QUESTION_LENGTH);
  const reading = smallTalkOf(text) ? null : readSafety(text);
  const safe = reading && (await writeSafety(reading, guide, own.locale));
  const rest = await answerQuestion(own, asked, guide, safe !== null);
  if (!safe) return rest;
  const { draft, safety } = safe;
  if (safety.strength === 'possible') {
    // Who asked for a line that helps has it.
    const isReferred = reading.asksForLine && NOT_ANSWERED.includes(rest.outcome);
    const whole = isReferred ? ({ ...rest, ...REFERRED, blocks: [], citations: [] } as const) : rest;
    return { ...whole, safety, ...putFirst(draft, whole) };
  }
  const isAnswered = isAnsweredBeside(own, questionInput, rest);
  return {
    ...rest,
    ...REFERRED,
    safety,
    ...putFirst(draft, isAnswered ? rest : { blocks: [], citations: [] }),
    reasons: [...REFERRED.reasons, ...(isAnswered ? rest.reasons : draft.reasons)],
  };
}

const NOT_ANSWERED: readonly Answer['outcome'][] = ['unknown', 'closest', 'partly'];
const REFERRED = {
  outcome: 'official',
  topic: 'emergency',
  confidence: COMPUTED_CONFIDENCE,
  reasons: ['sensitive_topic'],
  followUps: [],
} as const;
/** "Where is the nearest hospital" is answered by a place, even if the rest of the message is about something else. */
const WHERE: readonly Intent[] = ['location', 'route'];

function isAnsweredBeside(own: Question, { before }: QuestionInput, rest: Answer): boolean {
  if (rest.outcome === 'answered') return rest.confidence > UNSURE_CONFIDENCE;
  return rest.outcome === 'partly' && WHERE.includes(readIntent(own.text, before)) && rest.blocks.some(isOfCards);
}

const isOfCards = ({ kind }: Answer['blocks'][number]) => kind === 'cards';

async function answerQuestion(
  own: Question,
  { questionInput, act }: Repeatable,
  guide: AnswerGuide,
  isInDanger: boolean,
): Promise<Answer> {
  const draft = createDraft(own.locale);
  const each = act || isInDanger ? null : await answerEach(own, questionInput, guide, draft);
  const { question, ending: stated } = each ?? (await answer({ own, isInDanger }, questionInput, guide, draft));
  const { about, before } = questionInput;
  const asked = {
    question,
    intent: readIntent(own.text, before),
    reading: about ? null : readTopic(own.text, before),
    isUnderstood: stated.confidence > UNSURE_CONFIDENCE,
    isFollowUp: before.length > 0,
  };
  const isPart = stated.outcome === 'answered' && !stated.byUnit && !(await coversQuestion(asked, guide, draft));
  const ending = isPart ? inPart(stated) : stated;
  if (act) sayOfRepeated(act, draft);
  return {
    engine: 'grounded',
    locale: draft.locale,
    outcome: ending.outcome,
    topic: ending.topic ?? null,
    blocks: draft.blocks,
    citations: draft.citations,
    confidence: ending.confidence,
    reasons: [...draft.reasons],
    followUps: followUpsOf(question, ending, draft),
  };
}

/** What an act of talk adds to the answer it repeats: where it comes from, or that it is another try. */
function sayOfRepeated({ kind }: ConversationAct, draft: Draft): void {
  if (kind === 'again') draft.blocks.unshift({ kind: 'paragraph', sentences: [linkingSentence(draft.messages.again)] });
  if (kind !== 'sure') return;
  const [first] = draft.citations;
  const source = first?.source?.name ?? null;
  const text =
    first && source !== null
      ? formatMessage(draft.messages.sureOf, {
          source,
          date: first.asOf === null ? '' : writeAsOf(first.asOf, draft.locale),
        })
      : draft.messages.notSureOf;
  addBlock(draft, 'notice', [first && source !== null ? claim(text, [0]) : linkingSentence(text)]);
}

/** Answers each of two requests that stand in one message, where both are understood by themselves. Null where there is one. */
async function answerEach(
  own: Question,
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<{ question: Question; ending: Ending } | null> {
  if (
    questionInput.about ||
    decideSafety(own, { isFirst: questionInput.before.length === 0, isInDanger: false }).kind !== 'guide'
  )
    return null;
  const parts = await splitRequests(own.text, guide, draft.locale);
  if (!parts) return null;
  const endings: Ending[] = [];
  for (const text of parts) {
    const part = { ...readQuestion(text, questionInput.locale, questionInput.now), locale: draft.locale };
    endings.push(
      (await answer({ own: part, isInDanger: false }, { ...questionInput, question: text }, guide, draft)).ending,
    );
  }
  const isWhole = endings.every(({ outcome }) => outcome === 'answered');
  const confidence = Math.min(...endings.map((ending) => ending.confidence));
  return { question: own, ending: { outcome: isWhole ? 'answered' : 'partly', confidence, byUnit: true } };
}

/** Whether the own words of a question state its topic. Otherwise its answer may be one to another question. */
function isClear([[, probability] = NO_READING]: TopicReading, isFollowUp: boolean): boolean {
  return probability >= (isFollowUp ? CLEAR_FOLLOW_UP : LIKELY_TOPIC);
}

function inPart(ending: Ending): Ending {
  return { ...ending, outcome: 'partly', confidence: Math.min(ending.confidence, PARTLY_CONFIDENCE) };
}

function lessSure(ending: Ending): Ending {
  return { ...ending, confidence: Math.min(ending.confidence, UNSURE_CONFIDENCE) };
}

async function answer(
  { own, isInDanger }: { own: Question; isInDanger: boolean },
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<{ question: Question; ending: Ending }> {
  const decision = decideSafety(own, { isFirst: questionInput.before.length === 0, isInDanger });
  if (decision.kind === 'official') {
    const ending = await sendToOfficials(decision.matter, guide, draft);
    if (HAS_NEAREST.has(decision.matter)) await addNearestTo(own, guide, draft);
    return { question: own, ending };
  }
  if (decision.kind === 'decline') return { question: own, ending: await declineIt(decision.decline, guide, draft) };
  if (decision.kind === 'talk') {
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
  if (decision.isRemote && found.length === 0 && !page) {
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
  const ofNamed = reading
    ? ((await answerOfService(intent, input)) ??
      (await answerOfPlace(reading, intent, input)) ??
      (await answerConsulate(intent, input)) ??
      (await answerSchools({ ...input, question })) ??
      (await answerCollection(intent, reading, { ...input, question })) ??
      (await answerOfName(intent, input)))
    : null;
  if (ofNamed) return { question, ending: ofNamed };
  const last = questionInput.before.at(-1)?.question ?? null;
  const ranking = reading
    ? await rankInConversation(own.text, { last, isContinued: continued !== null }, reading, guide, draft.locale)
    : NO_RANKING;
  const byUnit = reading ? await answerSurely(ranking, reading, intent, input) : null;
  if (byUnit) return { question, ending: byUnit };
  const cascade =
    (reading && isSure(reading, found.length > 0 ? null : intent)
      ? await answerOnTopic(reading, own.text, input)
      : null) ??
    (await runTools(input, reading ? toolsFor(reading) : TOOLS)) ??
    (await answerFromTexts(input, intent, reading));
  const ending =
    (reading && NOTHING.has(cascade.outcome) ? await answerPerhaps(ranking, reading, intent, input) : null) ?? cascade;
  if (!reading) return { question, ending };
  const isFollowUp = questionInput.before.length > 0;
  const isSureOf = isClear(isFollowUp ? readTopic(own.text, []) : reading, isFollowUp) && !lacksCity(own.text, draft);
  // What only some words found, on a question that nothing in the guide is certain to answer, is mostly another matter.
  const isFound = STATED.includes(ending.outcome) && !ending.byUnit && !draft.reasons.has('computed');
  if (
    !isSureOf &&
    isFound &&
    draft.blocks.every(({ kind }) => kind !== 'cards') &&
    certaintyOfFirst(ranking) < PERHAPS_UNIT
  ) {
    const pages = ranking.units.flatMap(({ unit: { text } }) => (text?.href ? [text] : []));
    return { question, ending: linkedOnly(pages, draft) };
  }
  return { question, ending: isSureOf ? ending : lessSure(ending) };
}

/** From this certainty on, a unit answers before anything else does; from the lower one, where nothing else does. */
const SURE_UNIT = 0.5;
const PERHAPS_UNIT = 0.4;
/** From this certainty on, an answer is complete. Below it, others that may be meant stand beside it. */
const COMPLETE_UNIT = 0.75;
const STATED: readonly Ending['outcome'][] = ['answered', 'partly'];
const NOTHING: ReadonlySet<Ending['outcome']> = new Set(['closest', 'unknown']);
/** A message of at most so many words may leave out what the one before it said. */
const SHORT_WORDS = 9;

/** A short message that is to be one of its own is understood by this much better without the one before it. */
const OWN_LEAD = 0.2;

/** The units for a question, read by itself and, if it is short, with the one before it, whichever is understood better. */
async function rankInConversation(
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
async function answerSurely(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
): Promise<Ending | null> {
  const fitting = { ...ranking, units: fittingUnits(ranking.units, intent) };
  const [first] = fitting.units;
  if (!first || certaintyOfFirst(fitting) < SURE_UNIT) return null;
  const [[topic] = NO_READING] = reading;
  const { questionInput, guide, draft } = input;
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

/** What the likeliest unit says, where nothing else answers. What the draft has is put back if it says nothing. */
async function answerPerhaps(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
): Promise<Ending | null> {
  const fitting = { ...ranking, units: fittingUnits(ranking.units, intent) };
  if (certaintyOfFirst(fitting) < PERHAPS_UNIT) return null;
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

async function answerByUnits(
  ranking: Ranking,
  reading: TopicReading,
  intent: Intent,
  input: AnswerInput,
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
      describeItem(first.unit, certaintyOfFirst(ranking), draft)
    );
  }
  const certainty = certaintyOfFirst(ranking);
  const style = questionInput.preferences.responseStyle;
  const isComplete = certainty >= COMPLETE_UNIT;
  const isAnswered = await answerOfUnit(ranking.units, { question, intent, style, isComplete }, guide, draft);
  if (!isAnswered) return null;
  return { outcome: isComplete ? 'answered' : 'partly', confidence: Math.round(100 * certainty), byUnit: true };
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

/**
 * Answers with what the words of the question find. With a reading of its topics, only what belongs to one of them or is named in
 * the question answers; the rest is at most near it.
 */
async function answerFromTexts(input: AnswerInput, intent: Intent, reading: TopicReading | null): Promise<Ending> {
  const { question, named, questionInput, guide, draft } = input;
  const style = questionInput.preferences.responseStyle;
  const found = await findEvidence(question, named, questionInput.about, guide, draft.locale);
  if (reading?.[0]?.[0] === NO_TOPIC && reading[0][1] >= NOTHING_KNOWN) {
    return nothingFound(scoreTexts(question, found, named, null), draft);
  }
  const evidence = reading ? await withTopics(found, reading, named, guide, draft.locale) : found;
  const clear = reading ? readClearIntent(questionInput.question, questionInput.before) : null;
  const facts = withoutOtherTypes(scoreFacts(question, evidence), clear, question);
  const scored = scoreTexts(question, evidence, named, questionInput.about);
  const texts = reading && isAboutNamed(reading) ? scored.map((text) => asMeant(text, named)) : scored;
  const outOfScope = findOutOfScope(question);
  if (outOfScope && !isCovered(outOfScope, named, texts, facts)) {
    return nothingFound(texts, draft);
  }
  const chosen = choose(question, facts, aboutFirst(texts, questionInput), style);
  if (chosen.facts.length === 0 && chosen.texts.length === 0 && chosen.hidden.length === 0) {
    const isNoChoice =
      questionInput.about !== null ||
      isAboutTimes(clear, question.questionSenses) ||
      (reading && !seeksPlaces(reading));
    const places = isNoChoice ? null : await anyPlaceTool(input);
    if (places === 'answered' || places === 'partly') return { outcome: 'partly', confidence: PARTLY_CONFIDENCE };
    const near = scoreTexts(question, found, named, questionInput.about);
    return nothingFound(OF_PLACES.includes(intent) ? placesFirst(near) : near, draft);
  }
  // Hours and prices of a place that the guide does not know are not those of something else.
  if (reading && isAboutNamed(reading) && named.length === 0 && OF_PLACES.includes(intent)) {
    return nothingFound(placesFirst(scoreTexts(question, found, named, questionInput.about)), draft);
  }
  const [likeliest] = reading ? possibleTopics(reading) : [];
  if (likeliest) await addSums(likeliest, question.text, guide, draft);
  compose(question, chosen, evidence.facts, { style }, draft);
  const isOfPlace =
    (OF_PLACES.includes(intent) && lacksPlaceDetail(question, named, chosen)) ||
    (reading && isAboutNamed(reading) && lacksPlace(intent, named, draft));
  if (reading && (isOfPlace || lacksAttribute(intent, question, draft))) return withoutAnswer(chosen.texts, draft);
  const confidence = confidenceOf(chosen.facts, chosen.texts);
  const covered = Math.max(
    0,
    ...chosen.facts.map(({ coverage }) => coverage),
    ...chosen.texts.map(({ coverage }) => coverage),
  );
  draft.reasons.add(covered >= WHOLE_COVERAGE ? 'whole_question_matched' : 'part_of_question_matched');
  if (draft.citations.length > 1) draft.reasons.add('several_sources');
  const isLive = requestsLiveData(question) || outOfScope === 'state';
  if (isLive) addBlock(draft, 'notice', [linkingSentence(draft.messages.noLive)]);
  const isHidden = chosen.hidden.length > 0 && !chosen.facts.some(({ fact }) => isSameType(fact, chosen.hidden));
  const isPart =
    isHidden ||
    isLive ||
    isElsewhere(chosen, questionInput) ||
    lacksPlaceDetail(question, named, chosen) ||
    lacksValue(question, draft) ||
    lacksYear(question, questionInput, draft);
  if (isPart && !isLive) addBlock(draft, 'notice', [linkingSentence(draft.messages.partly)]);
  return { outcome: isPart ? 'partly' : 'answered', confidence };
}

/** A question about one named place, area or event is about its text, in whatever words. */
function isAboutNamed(reading: TopicReading): boolean {
  return isSure(reading) && ABOUT_NAMED.some((topic) => reading[0]?.[0] === topic);
}

function asMeant(scored: ScoredText, named: readonly NamedItem[]): ScoredText {
  const isMeant = named.some(({ kind, id }) => kind === scored.text.kind && id === scored.text.id);
  return isMeant ? { ...scored, coverage: Math.max(scored.coverage, MIN_COVERAGE) } : scored;
}

/** Puts the text of the open page first if it is relevant to the question. */
function aboutFirst(texts: readonly ScoredText[], { about }: QuestionInput): readonly ScoredText[] {
  const open = texts.find(
    ({ text, coverage, sentences }) =>
      about &&
      text.kind === about.kind &&
      text.id === about.id &&
      (coverage >= MIN_COVERAGE / 2 || sentences.some(({ isRequested }) => isRequested)),
  );
  if (!open) return texts;
  const best = Math.max(...texts.map(({ score }) => score));
  const first = { ...open, coverage: Math.max(open.coverage, MIN_COVERAGE), score: best };
  return [first, ...texts.filter((one) => one !== open)];
}

function followUpsOf(question: Question, { outcome }: Ending, draft: Draft): readonly string[] {
  if (outcome === 'answered' || outcome === 'partly') return followUpsFor(question, draft.citations, draft.messages);
  return outcome === 'official' ? [] : draft.messages.starters.slice(0, 3);
}
