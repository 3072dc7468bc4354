import { cutText } from '@dalil/domain/language/cut-text.ts';
import { type Answer, type AnswerPart, type QuestionInput, answerParts } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { answerCollection } from './answer-collection.ts';
import { answerConsulate } from './answer-consulate.ts';
import { answerNote, answerNoteOfUnit } from './answer-note.ts';
import { answerOfName } from './answer-of-name.ts';
import { answerOfPlace } from './answer-of-place.ts';
import { answerOfService } from './answer-of-service.ts';
import { answerPlacesInArea, PLACED } from './answer-places-in-area.ts';
import { answerTalk } from './answer-talk.ts';
import { answerRequests } from './answer-requests.ts';
import { answerSchools } from './answer-schools.ts';
import { answerOnTopic, withIntent, isKnownInPart } from './answer-on-topic.ts';
import { pagesOf, readEvidence } from './choose-for-topic.ts';
import { COMPUTED_CONFIDENCE, PARTLY_CONFIDENCE } from './confidence.ts';
import { type ConversationAct, repeatedQuestion, withoutCorrection } from './conversation-act.ts';
import { lacksPlace, requestsLiveData } from './gaps.ts';
import { coversQuestion } from './covers-question.ts';
import { decideSafety } from './decide-safety.ts';
import { type Draft, addBlock, claim, createDraft, hasClaims, linkingSentence } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamedIn, withBefore } from './follow-up-question.ts';
import { followUpsFor } from './follow-ups.ts';
import type { Intent } from './classifier/labels.ts';
import type { TopicId } from './classifier/topics.ts';
import { cleanGuide } from './injected.ts';
import type { NamedItem } from './named-items.ts';
import { addNearest, nearestUnits, withoutAnswer } from './nearest.ts';
import { isNotInGuide } from './not-in-guide.ts';
import { lacksCity } from './other-cities.ts';
import { readSafety } from './safety/read-safety.ts';
import { writeSafety, putFirst } from './safety/write-safety.ts';
import { type Question, readQuestion } from './read-question.ts';
import { NO_READING, type TopicReading, isSure, readIntent, readTopic } from './read-topic.ts';
import { type Ending, declineIt, sendToOfficials } from './refer.ts';
import { type AnswerInput, TOOLS, runTools, seeksPlaces, toolsFor } from './run-tools.ts';
import { errandTool } from './tools/place-tool.ts';
import { smallTalkOf } from './small-talk.ts';
import { sayMore } from './say-more.ts';
import { scoreTexts } from './score-texts.ts';
import { MIN_COVERAGE } from './sense-weights.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { NO_RANKING, certaintyOfFirst, type Ranking } from './units/rank-units.ts';
import { formatMessage } from './messages/messages.ts';
import { writeAsOf } from './write-dates.ts';
import { lacksAdded, wholeQuestion } from './whole-question.ts';
import { withPage } from './with-page.ts';
import { answerFromTexts } from './answer-from-texts.ts';
import { fittingUnits } from './units/can-state.ts';
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
type Repeatable = { questionInput: QuestionInput; act: ConversationAct | null; isUrgent?: boolean };

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
  const isUrgent = safe?.safety.strength === 'urgent';
  const rest = await answerQuestion(own, { ...asked, isUrgent }, guide, safe !== null);
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
  { questionInput, act, isUrgent = false }: Repeatable,
  guide: AnswerGuide,
  isInDanger: boolean,
): Promise<Answer> {
  const draft = createDraft(own.locale);
  const talk = act || isInDanger ? null : await answerTalk(own, questionInput, guide, draft);
  if (talk) return answerOf(own, talk, draft);
  const whole = isInDanger ? null : await wholeQuestion(own, questionInput, guide);
  if (whole) {
    draft.reasons.add('follow_up');
    const stated = await answerWhole(
      whole,
      { questionInput: { ...questionInput, question: whole.text, before: [] }, act, isUrgent },
      guide,
      draft,
      isInDanger,
    );
    if (stated.outcome !== 'answered' || !lacksAdded(own, whole, draft)) return stated;
    addBlock(draft, 'notice', [linkingSentence(draft.messages.partly)]);
    const confidence = Math.min(stated.confidence, UNSURE_CONFIDENCE);
    return { ...stated, outcome: 'partly', blocks: draft.blocks, confidence };
  }
  return answerWhole(own, { questionInput, act, isUrgent }, guide, draft, isInDanger);
}

async function answerWhole(
  own: Question,
  { questionInput, act, isUrgent = false }: Repeatable,
  guide: AnswerGuide,
  draft: Draft,
  isInDanger: boolean,
): Promise<Answer> {
  const answerOne = (one: Question, input: QuestionInput, ofOne: Draft) =>
    answer({ own: one, isInDanger: false }, input, guide, ofOne);
  const each = act || isUrgent ? null : await answerRequests(own, questionInput, guide, draft, answerOne);
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
  if (act?.kind === 'longer' && hasClaims(draft)) await sayMore(guide, draft);
  if (act) sayOfRepeated(act, draft);
  return answerOf(question, ending, draft);
}

function answerOf(question: Question, ending: Ending, draft: Draft): Answer {
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

/** Whether the own words of a question state its topic. Otherwise its answer may be one to another question. */
function isClear([[, probability] = NO_READING]: TopicReading, isFollowUp: boolean): boolean {
  return probability >= (isFollowUp ? CLEAR_FOLLOW_UP : LIKELY_TOPIC);
}

function inPart(ending: Ending): Ending {
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
      (await answerNote(input)) ??
      (await answerOfPlace(reading, intent, input)) ??
      (await answerPlacesInArea(input)) ??
      (PLACED.includes(intent) ? await runTools(input, [errandTool]) : null) ??
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
  const byUnit = reading
    ? (answerNoteOfUnit(ranking, input) ?? (await answerSurely(ranking, reading, intent, input)))
    : null;
  if (byUnit) return { question, ending: reading ? inFact(byUnit, { own, reading, intent, input }, draft) : byUnit };
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
  const isFollowUp = questionInput.before.length > 0;
  const isSureOf = isClear(isFollowUp ? readTopic(own.text, []) : reading, isFollowUp) && !lacksCity(own.text, draft);
  // What nothing answers is perhaps near what a unit says.
  if (NOTHING.includes(ending.outcome) && likely(ranking).length > 0 && draft.citations.length === 0) {
    return { question, ending: nearestUnits(fittingUnits(likely(ranking), intent), draft) };
  }
  // What only some words found, on a question that nothing in the guide is certain to answer, is mostly another matter.
  const isFound = STATED.includes(ending.outcome) && !ending.byUnit && !draft.reasons.has('computed');
  if (
    !isSureOf &&
    isFound &&
    likely(ranking).length > 0 &&
    draft.blocks.every(({ kind }) => kind !== 'cards') &&
    certaintyOfFirst(ranking) < PERHAPS_UNIT
  ) {
    return { question, ending: nearestUnits(fittingUnits(likely(ranking), intent), draft) };
  }
  return { question, ending: isSureOf ? ending : lessSure(ending) };
}

const STATED: readonly Ending['outcome'][] = ['answered', 'partly'];
const NOTHING: readonly Ending['outcome'][] = ['closest', 'unknown'];
/** A unit that is less likely is not near. */
const LEAST_NEAR = 0.05;
const LEAST_CERTAINTY = 0.15;
const likely = (ranking: Ranking) =>
  certaintyOfFirst(ranking) < LEAST_CERTAINTY
    ? []
    : ranking.units.filter(({ probability }) => probability >= LEAST_NEAR);

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

function followUpsOf(question: Question, { outcome }: Ending, draft: Draft): readonly string[] {
  if (outcome === 'answered' || outcome === 'partly') return followUpsFor(question, draft.citations, draft.messages);
  return outcome === 'official' ? [] : draft.messages.starters.slice(0, 3);
}
