import { SEARCH_KINDS, type SearchKind } from '@dalil/search/search-document.ts';
import { answerFromTexts } from './answer-from-texts.ts';
import { answerOnTopic } from './answer-on-topic.ts';
import { NO_TOPIC } from './classifier/topics.ts';
import type { Intent } from './classifier/labels.ts';
import { inPart, isClear, isNothing, isStated, lessSure } from './ending.ts';
import { linkedOnly, nearestUnits } from './nearest.ts';
import type { AnswerGuide } from './answer-guide.ts';
import type { Draft } from './draft.ts';
import { lacksCity } from './other-cities.ts';
import { sayUnmetIn } from './qualifiers.ts';
import { isSure, readTopic, type TopicReading } from './read-topic.ts';
import type { Ending } from './refer.ts';
import { isFirstOf, type Request } from './request.ts';
import { runTools, toolsFor } from './run-tools.ts';
import { answerPerhaps, PERHAPS_UNIT } from './units/answer-by-units.ts';
import { attributesIn } from './requested-attribute.ts';
import { asksYesNo } from './units/asks-yes-no.ts';
import { answerNear } from './units/prefer-unit.ts';
import { fittingUnits, requestedIn } from './units/can-state.ts';
import { lacksRare, sharesHeavy } from './units/lacks-rare.ts';
import { certaintyOfFirst, isFarFromAll, likelyUnits, type RankedUnit, type Ranking } from './units/rank-units.ts';
import { statesQuestion } from './units/states-question.ts';

const SURE_TOPIC = 0.98;

/**
 * CHAT-2: answers a request that no unit surely answers with what its topic and its words find, or says what comes nearest. What only
 * some words find is mostly another matter, so it has to be about what the question asks.
 */
export async function answerByWords(request: Request & { reading: TopicReading }): Promise<Ending> {
  const { own, named, reading, intent, input, ranking, guide, draft } = request;
  const isFirst = isFirstOf(request);
  const nearest = () => nearestUnits(nearUnits(ranking, intent, own.text), draft);
  const [likeliest] = ranking.units;
  // What the question is about is a word that no unit has: whatever else is alike is about something else.
  const isOfSureTopic = (reading[0]?.[1] ?? 0) >= SURE_TOPIC && reading[0]?.[0] !== NO_TOPIC;
  // A comparison is of two things, and no unit has both.
  const isOfOne = isFirst && intent !== 'compare' && !isOfSureTopic;
  if (isOfOne && likeliest && lacksRare(ranking, likeliest.unit, draft.locale)) {
    const isOther = (one: RankedUnit) => Number(lacksRare(ranking, one.unit, draft.locale));
    const near = nearUnits(ranking, intent, own.text).toSorted((a, b) => isOther(a) - isOther(b));
    // The word is that of a place: what holds in general does not say what it has.
    const isAskedOfPlace = asksYesNo(own.text) || attributesIn(own.text).length > 0;
    const isOfPlace = isAskedOfPlace && near.some((one) => one.unit.kind === 'place' && isOther(one) === 0);
    const stated = isOfPlace ? null : await answerNear(request, true);
    return (await runTools(input, toolsFor(reading))) ?? stated ?? nearestUnits(near, draft);
  }
  const computed = await runTools(input, toolsFor(reading));
  // A question of few words is rather on what its topic lists first.
  const near = computed || ranking.isGeneral ? null : await answerNear(request);
  if (near) return near;
  const onTopic =
    computed === null && isSure(reading, named.length > 0 ? null : intent)
      ? await answerOnTopic(reading, own.text, input)
      : null;
  const found = computed ?? onTopic ?? (await answerFromTexts(input, intent, reading));
  // Some words in common with a text are no answer to a whole question.
  const isOfWords = !computed && !onTopic && isFirst && !ranking.isGeneral && isStated(found) && named.length === 0;
  if (isOfWords && !draft.reasons.has('computed')) return linkCited(guide, draft);
  const perhaps = isNothing(found) ? await answerPerhaps(ranking, reading, intent, input) : null;
  const ending = perhaps ?? (isNothing(found) ? await answerNear(request) : null) ?? found;
  if (isFirst && isStated(ending) && sayUnmetIn(own.text, draft)) return inPart(ending);
  const isSureOf = isClear(isFirst ? reading : readTopic(own.text, []), !isFirst) && !lacksCity(own.text, draft);
  // What nothing answers is perhaps near what a unit says.
  if (isNothing(ending) && likelyUnits(ranking).length > 0 && draft.citations.length === 0) return nearest();
  // A fine or a fee says nothing of the papers.
  const isOfValue = draft.citations[0]?.kind === 'fact' && draft.citations.every(({ kind }) => kind !== 'service');
  const isOtherKind = requestedIn(own.text) === 'documents' && isOfValue;
  if (isFirst && isStated(ending) && !ending.byUnit && isOtherKind) return nearest();
  // What only some words found, on a question that nothing in the guide is certain to answer, is mostly another matter.
  const isFound = isStated(ending) && !ending.byUnit && !draft.reasons.has('computed');
  const isOfArea = (draft.citations[0]?.kind ?? 'neighbourhood') === 'neighbourhood';
  if (isFirst && isFound && !isSureOf && named.length === 0 && isFarFromAll(ranking)) return nearest();
  // What a part of the city is like says nothing of what somebody looks for in it.
  const isOfOther = !asksOfArea(request) || !statesQuestion(ranking, draft);
  if (isFirst && isFound && isOfArea && isOfOther) return nearest();
  const isList = draft.blocks.some(({ kind }) => kind === 'cards');
  const isGuess = !isSureOf && isFound && !isList && certaintyOfFirst(ranking) < PERHAPS_UNIT;
  if (isGuess && likelyUnits(ranking).length > 0) return nearest();
  return isSureOf ? ending : lessSure(ending);
}

/** Whether it is asked what a part of the city is like, by itself or beside another one. */
function asksOfArea({ intent, question: { questionSenses } }: Request): boolean {
  if (intent === 'compare') return questionSenses.has('difference') || questionSenses.has('best');
  return intent === 'define' || intent === 'recommend';
}

const isSearchKind = (kind: string): kind is SearchKind => SEARCH_KINDS.some((one) => one === kind);

/** Links the pages that are cited in place of what is said. */
async function linkCited(guide: AnswerGuide, draft: Draft): Promise<Ending> {
  const keys = draft.citations.flatMap(({ kind, id }) => (isSearchKind(kind) ? [{ kind, id }] : []));
  return linkedOnly(await guide.texts(keys, draft.locale), draft);
}

/** The units near a question: likely ones that can state what is asked and have a heavy word of it. */
function nearUnits(ranking: Ranking, intent: Intent, question: string): RankedUnit[] {
  return fittingUnits(likelyUnits(ranking), intent, question).filter(({ unit }) => sharesHeavy(ranking, unit));
}
