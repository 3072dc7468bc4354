import { cutText } from '@dalil/domain/language/cut-text.ts';
import { type Answer, type AnswerPart, type QuestionInput, answerParts } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { answerTalk } from './answer-talk.ts';
import { answerRequest } from './answer-request.ts';
import { answerRequests } from './answer-requests.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import { type ConversationAct, repeatedQuestion, withoutCorrection } from './conversation-act.ts';
import { coversQuestion } from './covers-question.ts';
import { type Draft, addBlock, claim, createDraft, hasClaims, linkingSentence } from './draft.ts';
import { inPart, UNSURE_CONFIDENCE } from './ending.ts';
import { followUpsFor } from './follow-ups.ts';
import type { Intent } from './classifier/labels.ts';
import { cleanGuide } from './injected.ts';
import { readSafety } from './safety/read-safety.ts';
import { writeSafety, putFirst } from './safety/write-safety.ts';
import { type Question, readQuestion } from './read-question.ts';
import { readIntent, readTopic } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { smallTalkOf } from './small-talk.ts';
import { sayMore } from './say-more.ts';
import { formatMessage } from './messages/messages.ts';
import { correctPremise, sayCorrected, withoutRepeats } from './units/correct-premise.ts';
import { writeAsOf } from './write-dates.ts';
import { lackedOf, lacksAdded, wholeQuestion } from './whole-question.ts';

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

const STATED: readonly Answer['outcome'][] = ['answered', 'partly'];
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
  const isPlain = !act && !isInDanger && !isUrgent && !whole && !questionInput.about;
  const corrected = isPlain ? await correctPremise(own, questionInput.now, guide) : null;
  if (corrected) {
    const { asked } = corrected;
    const rest = asked === null ? null : { ...readQuestion(asked, own.locale, questionInput.now), locale: own.locale };
    const input = { ...questionInput, question: asked ?? '', before: [] };
    const answer = rest && (await answerWhole(rest, { questionInput: input, act }, guide, draft, false));
    const said = sayCorrected(corrected, own.locale);
    const ending = { outcome: 'answered', confidence: COMPUTED_CONFIDENCE, byUnit: true } as const;
    return answer && STATED.includes(answer.outcome)
      ? { ...answer, ...putFirst(said, withoutRepeats(answer, said)) }
      : answerOf(own, ending, said);
  }
  if (whole) {
    draft.reasons.add('follow_up');
    const stated = await answerWhole(
      whole,
      { questionInput: { ...questionInput, question: whole.text, before: [] }, act, isUrgent },
      guide,
      draft,
      isInDanger,
    );
    if (!STATED.includes(stated.outcome) || !lacksAdded(own, whole, draft)) return stated;
    draft.blocks.unshift({ kind: 'notice', sentences: [linkingSentence(await lackedOf(own, guide, draft))] });
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
    answerRequest({ own: one, isInDanger: false }, input, guide, ofOne);
  const each = act || isUrgent ? null : await answerRequests(own, questionInput, guide, draft, answerOne);
  const { question, ending: stated } = each ?? (await answerRequest({ own, isInDanger }, questionInput, guide, draft));
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

function followUpsOf(question: Question, { outcome }: Ending, draft: Draft): readonly string[] {
  if (outcome === 'answered' || outcome === 'partly') return followUpsFor(question, draft.citations, draft.messages);
  return outcome === 'official' ? [] : draft.messages.starters.slice(0, 3);
}
