import type { QuestionInput } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { answerFalsePremise } from './answer-false-premise.ts';
import { answerOwnCase } from './answer-own-case.ts';
import { asksAbroad } from './asks-abroad.ts';
import { answerUnknowable } from './answer-unknowable.ts';
import { answerOnTopic, withIntent } from './answer-on-topic.ts';
import { COMPUTED_CONFIDENCE } from './confidence.ts';
import { decideSafety } from './decide-safety.ts';
import { type Draft, addBlock, linkingSentence } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import { findNamedIn, withBefore } from './follow-up-question.ts';
import type { TopicId } from './classifier/topics.ts';
import type { NamedItem } from './named-items.ts';
import { addNearest } from './nearest.ts';
import type { Question } from './read-question.ts';
import { readIntent, readTopic } from './read-topic.ts';
import { programmeTime, requestedProgramme } from './requested-programme.ts';
import { type Ending, declineIt, sendToOfficials } from './refer.ts';
import { TOOLS, runTools, seeksPlaces } from './run-tools.ts';
import { selfTool } from './tools/self-tool.ts';
import { scoreTexts } from './score-texts.ts';
import { MIN_COVERAGE } from './sense-weights.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { NO_RANKING } from './units/rank-units.ts';
import { asksYesNo } from './units/asks-yes-no.ts';
import { ofAudience } from './units/audience.ts';
import { withPage } from './with-page.ts';
import { answerFromTexts } from './answer-from-texts.ts';
import { rankInConversation } from './units/answer-by-units.ts';
import { ORDER } from './answer-order.ts';
import { preferUnit } from './units/prefer-unit.ts';

/** These matters have steps that the guide describes. */
const HAS_NEAREST: ReadonlySet<OfficialMatter> = new Set(['legal', 'crime']);
/** Questions about the guide itself resemble small talk. */
const ABOUT_GUIDE: readonly TopicId[] = ['ayyan', 'guide-facts', 'app-use', 'app-privacy'];
const SURELY_ABOUT_GUIDE = 0.25;
/**
 * CHAT-2: answers one request: what may be said of it at all, then whatever of `ORDER` has an answer first, unless a unit of the guide
 * is clearly meant instead.
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
  const { before } = questionInput;
  const ranking = reading
    ? ofAudience(
        await rankInConversation(
          own.text,
          { last: before.at(-1)?.question ?? null, isContinued: continued !== null },
          reading,
          guide,
          draft.locale,
        ),
        own.text,
      )
    : NO_RANKING;
  const request = { own, question, questionInput, named, intent, input, ranking, guide, draft };
  if (!reading) {
    const ending = (await runTools(input, TOOLS)) ?? (await answerFromTexts(input, intent, null));
    return { question, ending };
  }
  for (const { answer, yieldsTo } of ORDER) {
    const ending = await answer({ ...request, reading });
    if (ending) return { question, ending: await preferUnit(ending, yieldsTo, { ...request, reading }) };
  }
  throw new Error('The last of what may answer always does');
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

/** A few words about an evening read like small talk. */
function asksForProgramme({ text, locale }: Question, { now }: QuestionInput): boolean {
  const requested = requestedProgramme(text);
  return requested !== null && programmeTime(requested, locale, now) !== null;
}
