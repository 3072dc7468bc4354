import type { QuestionInput } from './answer.ts';
import { withTopics } from './answer-on-topic.ts';
import { choose, compose } from './compose.ts';
import { PARTLY_CONFIDENCE, confidenceOf } from './confidence.ts';
import { addBlock, linkingSentence } from './draft.ts';
import { findEvidence } from './find-evidence.ts';
import {
  OF_PLACES,
  isCovered,
  isElsewhere,
  isSameType,
  lacksAttribute,
  lacksPlace,
  lacksPlaceDetail,
  lacksValue,
  lacksYear,
  requestsLiveData,
} from './gaps.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId } from './classifier/topics.ts';
import type { NamedItem } from './named-items.ts';
import { nothingFound, placesFirst, withoutAnswer } from './nearest.ts';
import { findOutOfScope } from './out-of-scope.ts';
import { type TopicReading, isSure, possibleTopics, readClearIntent } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { type AnswerInput, seeksPlaces } from './run-tools.ts';
import { isAboutTimes, withoutOtherTypes } from './requested-type.ts';
import { scoreFacts } from './score-facts.ts';
import { type ScoredText, scoreTexts } from './score-texts.ts';
import { MIN_COVERAGE, WHOLE_COVERAGE } from './sense-weights.ts';
import { anyPlaceTool } from './tools/place-tool.ts';
import { addSums } from './tools/sum-tool.ts';

/** From this probability on, the guide has nothing about a question. */
const NOTHING_KNOWN = 0.5;
const ABOUT_NAMED: readonly TopicId[] = ['place-detail', 'area-detail', 'event-detail'];

/**
 * Answers with what the words of the question find. With a reading of its topics, only what belongs to one of them or is named in
 * the question answers; the rest is at most near it.
 */
export async function answerFromTexts(
  input: AnswerInput,
  intent: Intent,
  reading: TopicReading | null,
): Promise<Ending> {
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
