import { MIN_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import { type Answer, type AnswerPart, answerParts, type QuestionInput } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { choose, compose } from './compose.ts';
import { CHOSEN_CONFIDENCE, COMPUTED_CONFIDENCE, confidenceOf, PARTLY_CONFIDENCE } from './confidence.ts';
import { decideSafety } from './decide-safety.ts';
import { addBlock, citeText, claim, createDraft, type Draft, linkingSentence, hasClaims } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import { withBefore } from './follow-up-question.ts';
import { followUpsFor } from './follow-ups.ts';
import {
  requestsLiveData,
  isCovered,
  isElsewhere,
  isSameType,
  lacksPlaceDetail,
  lacksValue,
  lacksYear,
} from './gaps.ts';
import { cleanGuide } from './injected.ts';
import { findNamed, type NamedItem } from './named-items.ts';
import { type Question, readQuestion } from './read-question.ts';
import { scoreFacts } from './score-facts.ts';
import { type ScoredText, scoreTexts } from './score-texts.ts';
import { declineIt, type Ending, sendToOfficials } from './refer.ts';
import type { OfficialMatter } from './sensitive-topics.ts';
import { calendarTool, sunTool } from './tools/calendar-tool.ts';
import { climateTool } from './tools/climate-tool.ts';
import { distanceTool, nearTool } from './tools/distance-tool.ts';
import { eventDateTool, eventsOnDaysTool } from './tools/event-tool.ts';
import { anyPlaceTool, placeTool } from './tools/place-tool.ts';
import { prayerTool } from './tools/prayer-tool.ts';
import { selfTool } from './tools/self-tool.ts';
import { rentTool } from './tools/rent-tool.ts';
import { tariffTool } from './tools/tariff-tool.ts';
import type { Tool } from './tools/tool.ts';
import { findOutOfScope } from './out-of-scope.ts';
import { withPage } from './with-page.ts';

/** Rules that compute an answer before any lookup. The first matching rule answers. */
const TOOLS: readonly Tool[] = [
  selfTool,
  prayerTool,
  sunTool,
  calendarTool,
  rentTool,
  tariffTool,
  distanceTool,
  nearTool,
  eventDateTool,
  eventsOnDaysTool,
  climateTool,
  placeTool,
];
/** These matters have steps that the guide describes. */
const HAS_NEAREST: ReadonlySet<OfficialMatter> = new Set(['legal', 'crime']);
/** A question about an open page uses only the first tools. The others would leave the page. */
const TOOLS_OF_PAGES = 7;
const MAX_NEAREST = 3;
const MAX_QUESTION_LENGTH = 2_000;

/**
 * CHAT-2: answers from the guide without a language model. It reads the question, refers sensitive topics to the responsible
 * authorities, computes what rules can compute, and quotes the facts and texts that cover the rest. Every statement is cited.
 * Yields the answer sentence by sentence and returns the complete answer.
 */
export async function* answerFromGuide(
  questionInput: QuestionInput,
  whole: AnswerGuide,
): AsyncGenerator<AnswerPart, Answer> {
  const guide = cleanGuide(whole);
  const own = readQuestion(
    questionInput.question.slice(0, MAX_QUESTION_LENGTH),
    questionInput.locale,
    questionInput.now,
  );
  const draft = createDraft(own.locale);
  const { question, ending } = await answer(own, questionInput, guide, draft);
  const isUncertain = ending.confidence < questionInput.preferences.confidenceThreshold;
  if (isUncertain && (ending.outcome === 'answered' || ending.outcome === 'partly') && hasClaims(draft)) {
    addBlock(draft, 'notice', [linkingSentence(draft.messages.uncertain)]);
  }
  const stated: Answer = {
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
  yield* answerParts(stated);
  return stated;
}

async function answer(
  own: Question,
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<{ question: Question; ending: Ending }> {
  const decision = decideSafety(own, questionInput.before.length === 0);
  if (decision.kind === 'official') {
    const ending = await sendToOfficials(decision.matter, guide, draft);
    if (HAS_NEAREST.has(decision.matter)) await addNearest(own, guide, draft);
    return { question: own, ending };
  }
  if (decision.kind === 'decline') return { question: own, ending: await declineIt(decision.decline, guide, draft) };
  if (decision.kind === 'talk') {
    // The guide has a text about the assistant.
    const self =
      decision.talk === 'other' && (await selfTool({ question: own, named: [], questionInput, guide, draft }));
    if (self === 'answered') return { question: own, ending: { outcome: self, confidence: COMPUTED_CONFIDENCE } };
    addBlock(draft, 'paragraph', [linkingSentence(draft.messages.smallTalk[decision.talk])]);
    return { question: own, ending: { outcome: 'declined', confidence: COMPUTED_CONFIDENCE } };
  }
  const continued = questionInput.about ? null : withBefore(own, questionInput.before, questionInput.now);
  const page = questionInput.about ? await withPage(own, questionInput.about, guide) : null;
  const question = page?.question ?? continued ?? own;
  if (continued) draft.reasons.add('follow_up');
  if (questionInput.about) draft.reasons.add('about_page');
  if (question.time?.isAssumed) draft.reasons.add('time_assumed');
  const found = await findNamed(question.text, guide);
  if (decision.isRemote && found.length === 0 && !page) {
    return { question, ending: await declineIt('make', guide, draft) };
  }
  const named = page ? [...page.named, ...found.filter(({ id }) => id !== questionInput.about?.id)] : found;
  const ending =
    (await runTools({ question, named, questionInput, guide, draft })) ??
    (await answerFromTexts(question, named, questionInput, guide, draft));
  return { question, ending };
}

/** Adds the items whose titles come nearest to the question. */
async function addNearest(question: Question, guide: AnswerGuide, draft: Draft): Promise<void> {
  const evidence = await findEvidence(question, [], null, guide, draft.locale);
  const texts = scoreTexts(question, evidence, [], null).filter(({ coverage }) => coverage >= MIN_COVERAGE);
  describeNearest(texts, draft);
}

async function runTools(input: Parameters<Tool>[0] & { questionInput: QuestionInput }): Promise<Ending | null> {
  const { about } = input.questionInput;
  const ofPage = [...TOOLS.slice(0, TOOLS_OF_PAGES), ...(about?.kind === 'event' ? [eventDateTool] : [])];
  for (const tool of about ? ofPage : TOOLS) {
    const result = await tool(input);
    if (result === 'answered' && tool !== selfTool && findOutOfScope(input.question) === 'state') {
      addBlock(input.draft, 'notice', [linkingSentence(input.draft.messages.noLive)]);
      return { outcome: 'partly', confidence: PARTLY_CONFIDENCE };
    }
    if (result === 'answered') {
      return { outcome: result, confidence: tool === placeTool ? CHOSEN_CONFIDENCE : COMPUTED_CONFIDENCE };
    }
    if (result) return { outcome: result, confidence: result === 'partly' ? PARTLY_CONFIDENCE : 0 };
  }
  return null;
}

async function answerFromTexts(
  question: Question,
  named: readonly NamedItem[],
  questionInput: QuestionInput,
  guide: AnswerGuide,
  draft: Draft,
): Promise<Ending> {
  const style = questionInput.preferences.responseStyle;
  const evidence = await findEvidence(question, named, questionInput.about, guide, draft.locale);
  const facts = scoreFacts(question, evidence);
  const texts = scoreTexts(question, evidence, named, questionInput.about);
  const outOfScope = findOutOfScope(question);
  if (outOfScope && !isCovered(outOfScope, named, texts, facts)) {
    return { outcome: 'unknown', confidence: unknown(texts, draft) };
  }
  const chosen = choose(question, facts, aboutFirst(texts, questionInput), style);
  if (chosen.facts.length === 0 && chosen.texts.length === 0 && chosen.hidden.length === 0) {
    const places = questionInput.about ? null : await anyPlaceTool({ question, named, questionInput, guide, draft });
    if (places === 'answered' || places === 'partly') return { outcome: 'partly', confidence: PARTLY_CONFIDENCE };
    return { outcome: 'unknown', confidence: unknown(texts, draft) };
  }
  compose(question, chosen, evidence.facts, style, draft);
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

/** States that nothing is known and adds the nearest item by title. */
function unknown(texts: readonly ScoredText[], draft: Draft): number {
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.unknown)]);
  describeNearest(
    texts.filter(({ coverage }) => coverage >= MIN_COVERAGE / 2),
    draft,
  );
  draft.reasons.add('nothing_found');
  return 0;
}

function describeNearest(texts: readonly ScoredText[], draft: Draft): void {
  const nearest = texts.filter(({ text }) => text.kind !== 'handbook').slice(0, MAX_NEAREST);
  if (nearest.length === 0) return;
  addBlock(draft, 'paragraph', [linkingSentence(draft.messages.nearest)]);
  addBlock(
    draft,
    'list',
    nearest.map(({ text }) => claim(text.title, [citeText(draft, text)])),
  );
}

function followUpsOf(question: Question, { outcome }: Ending, draft: Draft): readonly string[] {
  if (outcome === 'answered' || outcome === 'partly') return followUpsFor(question, draft.citations, draft.messages);
  return outcome === 'official' ? [] : draft.messages.starters.slice(0, 3);
}
