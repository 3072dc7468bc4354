import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { chooseForTopic, pagesOf, readEvidence } from './choose-for-topic.ts';
import type { Intent } from './classifier/labels.ts';
import { NO_TOPIC, type TopicId, TOPICS } from './classifier/topics.ts';
import { compose } from './compose.ts';
import { COMPUTED_CONFIDENCE, PARTLY_CONFIDENCE } from './confidence.ts';
import { addBlock, linkingSentence } from './draft.ts';
import type { Evidence } from './find-evidence.ts';
import { nothingFound, withoutAnswer } from './nearest.ts';
import { type ScoredText, scoreTexts } from './score-texts.ts';
import { lacksAttribute, lacksPlace, lacksYear, requestsLiveData } from './gaps.ts';
import type { Sense } from './lexicon/senses.ts';
import type { NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import { isComparison, NO_READING, possibleTopics, readIntent, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { type AnswerInput, runTools, toolsOfTopic } from './run-tools.ts';
import { WHOLE_COVERAGE } from './sense-weights.ts';
import { addSums } from './tools/sum-tool.ts';

/** The words of a request, for choosing the sentences that answer it. */
const SENSES: Partial<Record<Intent, readonly Sense[]>> = {
  price: ['price'],
  penalty: ['price', 'fine'],
  sum: ['price'],
  hours: ['hours'],
  schedule: ['when'],
  deadline: ['duration', 'when'],
  date: ['when'],
  documents: ['documents'],
  steps: ['steps'],
  eligibility: ['who'],
  location: ['where'],
  contact: ['phone'],
  define: ['what-is'],
  recommend: ['suggest'],
};
/** The text of a topic answers alone, so it says more than one of several. */
const SENTENCES = { brief: 2, balanced: 5, detailed: 8 } as const;
/** Of answers to a topic that is read without doubt two in three are right, so none is sure. */
const MAX_CONFIDENCE = 75;
const LEAD_TRUST = 0.85;
/** An average is not the price of a room. */
const KNOWN_IN_PART: ReadonlySet<TopicId> = new Set(['hotel-price']);
/** Whether the topic of a question has only values that are near the one requested. */
export function isKnownInPart([[topic] = NO_READING]: TopicReading): boolean {
  return topic !== NO_TOPIC && KNOWN_IN_PART.has(topic);
}

/** What holds for all places may not hold for the one that is named. */
const UNSURE_PLACE = 65;

/**
 * CHAT-2: the answer on the topic that a question surely has, by its tools, sums, facts and text. `closest` if they do not state
 * what is requested. Null if the topic has nothing of its own.
 */
export async function answerOnTopic(reading: TopicReading, text: string, input: AnswerInput): Promise<Ending | null> {
  const [[topic, probability] = NO_READING] = reading;
  if (topic === NO_TOPIC || TOPICS[topic].texts.length + TOPICS[topic].facts.length === 0) return null;
  const tooled = await runTools(input, toolsOfTopic(topic));
  if (tooled) return tooled;
  const { question, questionInput, guide, draft } = input;
  const style = questionInput.preferences.responseStyle;
  const intent = readIntent(text, questionInput.before);
  const sides = await readSides(reading, intent, guide, draft.locale);
  const names = await englishNames(input.named, guide);
  const isComputed = await addSums(topic, text, guide, draft);
  let texts: readonly ScoredText[] = [];
  let isHidden = false;
  for (const evidence of sides) {
    if (evidence.texts.length + evidence.facts.length === 0) return null;
    const chosen = chooseForTopic(question, { intent, names, own: text }, evidence, style);
    if (!chosen) return nothingFound(scoreTexts(question, evidence, [], null), draft);
    texts = chosen.texts;
    compose(question, chosen, evidence.facts, { style, sentences: SENTENCES[style] }, draft);
    isHidden ||= chosen.hidden.length > 0 && chosen.facts.length === 0;
  }
  // The answer says that the guide shows no value.
  if (isHidden) return { outcome: 'unknown', confidence: 0 };
  if (!isComputed && (lacksAttribute(intent, question, draft) || lacksYear(question, questionInput, draft))) {
    const [side] = sides;
    const pages = texts.some(({ text }) => text.kind !== 'handbook') || !side ? texts : pagesOf(question, side);
    return withoutAnswer(pages, draft);
  }
  const confidence = isComputed ? COMPUTED_CONFIDENCE : confidenceIn(reading, intent);
  if (requestsLiveData(question)) {
    addBlock(draft, 'notice', [linkingSentence(draft.messages.noLive)]);
    return { outcome: 'partly', confidence: Math.min(PARTLY_CONFIDENCE, confidence) };
  }
  if (lacksPlace(intent, input.named, draft) || KNOWN_IN_PART.has(topic)) {
    addBlock(draft, 'notice', [linkingSentence(draft.messages.partly)]);
    return { outcome: 'partly', confidence: Math.min(UNSURE_PLACE, confidence) };
  }
  draft.reasons.add(probability >= WHOLE_COVERAGE ? 'whole_question_matched' : 'part_of_question_matched');
  if (draft.citations.length > 1) draft.reasons.add('several_sources');
  return { outcome: 'answered', confidence };
}

/** The evidence of the first topic, and in a comparison that of the second. */
async function readSides(
  reading: TopicReading,
  intent: Intent,
  guide: AnswerGuide,
  locale: Locale,
): Promise<Evidence[]> {
  const topics = reading
    .slice(0, isComparison(reading, intent) ? 2 : 1)
    .flatMap(([topic]) => (topic === NO_TOPIC ? [] : [topic]));
  return Promise.all(topics.map((one) => readEvidence([one], guide, locale)));
}

/** CHAT-3: how sure a topic is, 0 to 100: by its probability, or by how much it leads the next one. */
function confidenceIn(reading: TopicReading, intent: Intent): number {
  const [first = 0, second = 0] = isComparison(reading, intent) ? sidesOf(reading) : reading.map(([, one]) => one);
  const lead = first / (first + second);
  return Math.min(MAX_CONFIDENCE, Math.round(100 * Math.max(first, LEAD_TRUST * lead)));
}

/** The probability of both sides of a comparison together, and that of the next topic. */
function sidesOf([[, one] = NO_READING, [, other] = NO_READING, [, next] = NO_READING]: TopicReading): number[] {
  return [one + other, next];
}

/** A question with the words of its intent, which it may express in words that no lexicon has. */
export function withIntent(question: Question, intent: Intent): Question {
  const senses = SENSES[intent] ?? [];
  return {
    ...question,
    questionSenses: new Set([...question.questionSenses, ...senses]),
    senses: new Set([...question.senses, ...senses]),
  };
}

/** The evidence that is of a possible topic or named in the question, and that of the topics themselves. */
export async function withTopics(
  found: Evidence,
  reading: TopicReading,
  named: readonly NamedItem[],
  guide: AnswerGuide,
  locale: Locale,
): Promise<Evidence> {
  const ofTopics = await readEvidence(possibleTopics(reading), guide, locale);
  const isNamed = ({ kind, id }: { kind: string; id: string }) =>
    named.some((one) => one.kind === kind && one.id === id);
  const isOther = ({ text }: Evidence['texts'][number]) =>
    isNamed(text) && !ofTopics.texts.some((one) => one.text.kind === text.kind && one.text.id === text.id);
  return { facts: ofTopics.facts, texts: [...ofTopics.texts, ...found.texts.filter(isOther)] };
}

async function englishNames(named: readonly NamedItem[], guide: AnswerGuide): Promise<string[]> {
  const texts = await guide.texts(
    named.map(({ kind, id }) => ({ kind, id })),
    'en',
  );
  return texts.map(({ title }) => title.replace(/ \(.*\)$/u, ''));
}
