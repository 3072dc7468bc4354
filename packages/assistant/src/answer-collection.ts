import { endSentence } from '@dalil/domain/language/sentences.ts';
import { search } from '@dalil/search/search.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import type { GuideText } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, addCards, citeText, claim } from './draft.ts';
import { findSenses, type ReadText, readWords, writingsOf } from './lexicon/find-senses.ts';
import { QUESTION_SENSES, type Sense } from './lexicon/senses.ts';
import { LISTED_PLACES } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import type { Question } from './read-question.ts';
import type { TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { type AnswerInput, seeksPlaces } from './run-tools.ts';
import { CHOOSING, NOT_CHOOSING } from './tools/place-tool.ts';
import { hasAny } from './tools/tool.ts';
import { stemsOf } from './word-weights.ts';

const CANDIDATES = 3;
const QUESTION_SENSE_SET: ReadonlySet<Sense> = new Set(QUESTION_SENSES);
/** The share of a title that a question has to contain, and from which on it names the collection in whatever request. */
const TITLE_MET = 0.5;
const TITLE_NAMED = 0.9;
const CONFIDENCE = 90;
/** "What can I do" requests a choice as well. */
const OTHER_REQUESTS = NOT_CHOOSING.filter((sense) => sense !== 'may');

/**
 * STAFF-2: a request for things that a curator has put together is answered by the collection and its items, in the curator's
 * order. Every significant word of the question has to be in its title. Null for other questions.
 */
export async function answerCollection(
  intent: Intent,
  reading: TopicReading,
  input: AnswerInput,
): Promise<Ending | null> {
  const { question, guide, draft } = input;
  if (hasAny(question.questionSenses, OTHER_REQUESTS)) return null;
  const found = await search(guide.store, guide.vocabulary, {
    query: question.text,
    kinds: ['collection'],
    isByWordsOnly: true,
    limit: CANDIDATES,
    offset: 0,
  });
  if (found.matches.length === 0) return null;
  const [texts, english] = await Promise.all([
    guide.texts(found.matches, draft.locale),
    guide.texts(found.matches, 'en'),
  ]);
  const isChoosing = hasAny(question.questionSenses, CHOOSING) || seeksPlaces(reading);
  const isRequested = intent === 'recommend' || (isChoosing && !question.questionSenses.has('what-is'));
  // A title of one word is a subject of much else.
  const isNamed = significantStems(question.read).size > 1;
  const least = isRequested ? TITLE_MET : isNamed ? TITLE_NAMED : Infinity;
  const [best] = texts
    .map((text) => ({ text, met: shareOfTitle(question, text, english.find(({ id }) => id === text.id) ?? text) }))
    .filter(({ met }) => met >= least)
    .toSorted((a, b) => b.met - a.met);
  return best ? sayCollection(best.text, input) : null;
}

/** A collection and its items, in the curator's order. Null for one without items. */
export async function sayCollection(
  text: GuideText,
  { questionInput, guide, draft }: Pick<AnswerInput, 'questionInput' | 'guide' | 'draft'>,
): Promise<Ending | null> {
  const items = await guide.texts(text.collected, draft.locale);
  if (items.length === 0) return null;
  const { headed } = draft.messages;
  const state = (one: GuideText) => {
    const summary = one.sentences.find(({ role }) => role === 'summary')?.text ?? '';
    const words = summary === '' ? one.title : formatMessage(headed, { heading: one.title, text: summary });
    return claim(endSentence(words, one.locale), [citeText(draft, one)]);
  };
  const listed = items.slice(0, LISTED_PLACES[questionInput.preferences.responseStyle]);
  addBlock(draft, 'paragraph', [state(text)]);
  addBlock(draft, 'list', listed.map(state));
  addCards(
    draft,
    listed.flatMap(({ kind, id }) => (kind === 'place' || kind === 'event' ? [{ kind, id }] : [])),
  );
  draft.reasons.add('from_texts');
  draft.reasons.add('whole_question_matched');
  return { outcome: 'answered', confidence: CONFIDENCE };
}

/** The share of the title, in the better of two languages, that a question contains. 0 if the title lacks a word of the question. */
function shareOfTitle(question: Question, text: GuideText, english: GuideText): number {
  const requested = significantStems(question.read);
  const both = [text, english];
  const has = new Set(both.flatMap(({ title }) => [...stemsOf(title)]));
  if (requested.size === 0 || ![...requested].every((stem) => has.has(stem))) return 0;
  const shares = both.map(({ title, locale }) => {
    const words = [...significantStems(findSenses(readWords(title), writingsOf(locale)))];
    return words.length === 0 ? 0 : words.filter((stem) => requested.has(stem)).length / words.length;
  });
  return Math.max(...shares);
}

/**
 * The stems of the words that are a subject of a text or in no lexicon. Words are compared, because senses are too wide: in the
 * lexicon water can mean a beach.
 */
function significantStems({ words, senses, others }: ReadText): Set<string> {
  const isSubject = (at: number) =>
    senses.some(({ sense, from, to }) => !QUESTION_SENSE_SET.has(sense) && from <= at && at < to);
  const significant = words.filter(
    ({ text, stem }, at) => (isSubject(at) || others.includes(at)) && !isStopWord(text) && !isSoftWord(stem),
  );
  return new Set(significant.map(({ stem }) => stem));
}
