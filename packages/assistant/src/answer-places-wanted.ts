import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import type { GuideText } from './answer-guide.ts';
import { statusNotes } from './answer-of-place.ts';
import { composeFacts } from './compose.ts';
import { addBlock, citeText, citeTool, claim, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { LISTED_PLACES, listPlaces } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { constraintsIn, isRuledOut, keepWithin, sayNoneWithin, sayOfConstraints } from './place-constraints.ts';
import { placesNear, readingsOf, sortsOf } from './places-near.ts';
import { describeFor, isOtherList, type Qualified, sayUnmet, withQualifiers } from './qualifiers.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { attributesIn, withoutAttributes } from './requested-attribute.ts';
import { asksForNear, wishesIn, withoutWishes } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { writeDistance } from './tools/distance-tool.ts';
import { conceptsByPart, FITTING, NOT_CHOOSING } from './tools/place-tool.ts';
import { hasAny, isOnlyAbout } from './tools/tool.ts';
import { asksYesNo } from './units/asks-yes-no.ts';

const NEAR_METRES = 8000;
const AT_HAND_METRES = 2500;
const EXAMINED = 60;
/** Of so few of a sort, those that are shut are named. */
const FEW = 15;
const CENTRE = { lat: 25.2, lon: 55.27 };
/** What is further away is in another emirate. */
const REACH_METRES = 50_000;
const CONFIDENCE = 88;
const PART = 65;
const MAX_PRICES = 3;
/** What takes someone there, and its stops, have answers of their own. */
const ELSEWHERE: readonly Sense[] = [
  'metro',
  'bus',
  'taxi',
  'tram',
  'parking',
  'distance',
  'alcohol',
  'school',
  'photo',
];
const OWN_ANSWERS: readonly Sense[] = ['pharmacy', 'hospital', 'mosque', 'medicine', 'property'];
const OTHER: ReadonlySet<ConceptId> = new Set([
  'subcategory/school',
  'subcategory/consulate',
  'subcategory/bus-station',
]);
/** Their price bands say whether they are cheap; of sights, tickets do. */
const BY_BAND =
  /^cuisine\/|\/(?:restaurant|casual|cafe|hotel|hotel-apartment|hostel|bakery|bar|pub|supermarket|mall)$/u;
const KNOWN_SENSE: readonly Sense[] = ['what-is', 'difference'];

const SIGHTS: readonly ConceptId[] = ['section/tourism'];

/** Whether something to do is asked for and no sort of place. */
function isForDay({ senses }: Question, named: readonly NamedItem[], asked: string, isRuled: boolean): boolean {
  const wishes = wishesIn(asked).filter((wish) => wish !== 'cheap');
  const isWished = named.length > 0 || wishes.length > 0;
  if (isRuled && wishes.length > 0) return true;
  return isWished && hasAny(senses, ['suggest', 'whats-on', 'place', 'where']);
}

type Wanted = { sorts: readonly (readonly ConceptId[])[]; words: string };

/** What sorts of places a question looks for, where it looks for nothing else. */
function readWanted(named: readonly NamedItem[], input: AnswerInput): Wanted | null {
  const { question, questionInput } = input;
  const stems = new Set(named.flatMap((one) => [...one.stems]));
  const words = splitWords(questionInput.question).map(({ text }) => text);
  const unnamed = words.filter((word) => !stems.has(stemWord(word))).join(' ');
  const plain = withoutWishes(withoutAttributes(unnamed));
  const rest = readQuestion(plain, question.locale, questionInput.now);
  if (hasAny(rest.questionSenses, [...NOT_CHOOSING, ...KNOWN_SENSE]) || hasAny(rest.subjects, ELSEWHERE)) return null;
  const parts = conceptsByPart({ ...input, named, question: { ...question, text: plain } });
  const ofSort = new Set(splitWords(parts.map((part) => part.words).join(' ')).map(({ text }) => text));
  const beside = splitWords(plain).filter(({ text }) => !ofSort.has(text));
  const other = readQuestion(beside.map(({ text }) => text).join(' '), question.locale, questionInput.now);
  // Near a place, any sort is meant as such; without one, a pharmacy or a mosque has answers of its own.
  if (!isOnlyAbout(other, FITTING) || (named.length === 0 && hasAny(rest.subjects, OWN_ANSWERS))) return null;
  const all = parts.map((part) => ({ words: part.words, sorts: sortsOf(part) })).filter((one) => one.sorts.length > 0);
  // "Flamingos for free": what is wanted of them is named, so sights of any sort are not meant.
  const isOfTrait = parts.some(({ concepts }) => concepts.some((concept) => concept.startsWith('tag/')));
  const found =
    all.length > 0 || isOfTrait || !isForDay(question, named, questionInput.question, isRuledOut(constraintsOf(input)))
      ? all
      : [{ words: isRuledOut(constraintsOf(input)) ? questionInput.question : '', sorts: SIGHTS }];
  const sorts = found.map((one) => one.sorts);
  if (sorts.length === 0 || sorts.flat().some((concept) => OTHER.has(concept))) return null;
  const isUnknown = (word: string) =>
    !ofSort.has(word) && word.length > 2 && !isStopWord(word) && !isSoftWord(stemWord(word));
  // Something else is wanted of them that no word of the guide stands for.
  if (rest.locale === 'en' && rest.writings.length === 1 && rest.others.some(isUnknown)) return null;
  return { sorts, words: found.map((one) => one.words).join(' ') };
}

/**
 * CHAT-2: places of a sort near a place that is named, the nearest first, or places of a sort with traits anywhere in the city. What
 * none of them is known to have is said first. Null for a question about something else.
 */
export async function answerPlacesWanted(input: AnswerInput): Promise<Ending | null> {
  const { named, questionInput } = input;
  const asked = questionInput.question;
  const places = named.filter(({ kind }) => kind === 'place');
  if (places.length > 1 || places.length !== named.length) return null;
  const [place] = places;
  if (place && asksForNear(asked)) return answerNear(place, input);
  // "A cheap aquarium" is no question about the place that is called so.
  if (place && (place.stems.size > 1 || !isSortWord(place, input))) return null;
  const isOnOpening = input.question.questionSenses.has('is-open') && input.question.time === null;
  const isQualified =
    wishesIn(asked).length > 0 || attributesIn(asked).length > 0 || isOnOpening || isRuledOut(constraintsOf(input));
  // Whether something may be done somewhere is no question about where.
  const isOnRule = asksYesNo(asked) && wishesIn(asked).length === 0;
  const wanted = isQualified && !isOnRule ? readWanted([], input) : null;
  return wanted ? answerAnywhere(wanted, input) : null;
}

/** Whether the one word that names a place is the word for its sort. */
function isSortWord({ stems }: NamedItem, input: AnswerInput): boolean {
  // "Dubai Aquarium" is a name, "an aquarium" a sort.
  const words = splitWords(input.questionInput.question).map(({ text }) => stemWord(text));
  const at = words.findIndex((word) => stems.has(word));
  if (isSoftWord(words[at - 1] ?? '') || isSoftWord(words[at + 1] ?? '')) return false;
  const parts = conceptsByPart({ ...input, named: [] }).filter((part) => sortsOf(part).length > 0);
  return parts.some(({ words }) => splitWords(words).every(({ text }) => stems.has(stemWord(text))));
}

async function answerNear(place: NamedItem, input: AnswerInput): Promise<Ending | null> {
  const { guide, draft, questionInput } = input;
  const wanted = readWanted([place], input);
  const [from] = wanted ? await guide.texts([place], draft.locale) : [];
  if (!wanted || !from?.position) return null;
  const asked = constraintsOf(input);
  const found = (await placesNear(wanted.sorts, undefined, from.position, input)).filter(
    ({ text, metres }) => text.id !== place.id && metres <= NEAR_METRES,
  );
  const near = await keepWithin(found, ({ text }) => text, asked, input);
  if (near.length === 0 && found.length > 0) return noneWithin(input);
  if (near.length === 0) {
    addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.noNear, { from: from.title }))]);
    return { outcome: 'unknown', confidence: 0, byUnit: true };
  }
  const textsOf = (places: typeof near) => places.map(({ text }) => text);
  const atHand = withQualifiers(textsOf(near.filter(({ metres }) => metres <= AT_HAND_METRES)), questionInput.question);
  const around = withQualifiers(textsOf(near), questionInput.question);
  const isAtHand = atHand.texts.length > 0 && atHand.unmet.length <= around.unmet.length;
  const qualified = isAtHand ? atHand : around;
  if (isOtherList(qualified)) return null;
  const metresOf = new Map(near.map(({ text, metres }) => [text.id, metres]));
  const nearest = qualified.texts.toSorted((a, b) => (metresOf.get(a.id) ?? 0) - (metresOf.get(b.id) ?? 0));
  sayUnmet(qualified, draft);
  const describe = (text: GuideText) => {
    const distance = writeDistance(metresOf.get(text.id) ?? 0, draft);
    const values = { title: text.title, from: from.title, distance };
    return `${formatMessage(draft.messages.nearPlace, values)} ${describeFor(text, questionInput.question)}`;
  };
  listPlaces(nearest, describe, input, [citeTool(draft, 'distance'), citeText(draft, from)]);
  return endingOf(qualified, await sayOfConstraints(nearest, asked, input));
}

async function answerAnywhere({ sorts, words }: Wanted, input: AnswerInput): Promise<Ending | null> {
  const { guide, draft, questionInput } = input;
  const asked = constraintsOf(input);
  const found = (await placesOf(sorts, words, input)).filter(isInReach);
  const texts = await keepWithin(found, (text) => text, asked, input);
  if (texts.length === 0 && found.length > 0) return noneWithin(input);
  const open = texts.filter(({ place }) => place?.isOpen);
  const closed = texts.filter(({ place }) => !place?.isOpen);
  if (open.length === 0) return null;
  const isQualified = wishesIn(questionInput.question).length > 0 || attributesIn(questionInput.question).length > 0;
  // Which of them are open is asked of sights that may be shut for long; of the others, the hours are meant.
  const isOfSights = !sorts.flat().some((concept) => BY_BAND.test(concept));
  if (!isQualified && !isRuledOut(asked) && (!isOfSights || texts.length > FEW)) return null;
  const qualified = withQualifiers(open, questionInput.question);
  if (isOtherList(qualified)) return null;
  sayUnmet(qualified, draft);
  const listed = qualified.texts.slice(0, LISTED_PLACES[questionInput.preferences.responseStyle]);
  listPlaces(qualified.texts, (text) => describeFor(text, questionInput.question), input);
  if (wishesIn(questionInput.question).includes('cheap') && isOfSights) {
    const priced = await Promise.all(
      listed.map(async (text) => {
        const facts = await guide.facts(text.place?.facts.prices ?? [], draft.locale);
        return { text, facts: facts.filter((fact) => fact.text !== null) };
      }),
    );
    composeFacts(priced.flatMap(({ facts }) => facts.slice(0, 1)).slice(0, MAX_PRICES), input);
    const unpriced = priced.filter(({ facts }) => facts.length === 0).map(({ text }) => text);
    sayNames(draft.messages.priceUnknown, unpriced, input);
  }
  if (texts.length <= FEW) sayNames(draft.messages.closedNow, closed, input);
  return endingOf(qualified, await sayOfConstraints(qualified.texts, asked, input));
}

const isInReach = ({ position }: GuideText) => !position || metresBetween(CENTRE, position) <= REACH_METRES;

/** The places of a sort by how well their names and texts have its words, with the first reading that any place has. */
async function placesOf(sorts: Wanted['sorts'], words: string, { guide, draft }: AnswerInput): Promise<GuideText[]> {
  const query = cutText(words, MAX_QUERY_LENGTH);
  for (const reading of readingsOf(sorts)) {
    const ids = new Set<string>();
    for (const required of reading) {
      const { matches } = await search(guide.store, guide.vocabulary, {
        query,
        kinds: ['place'],
        required,
        isByWordsOnly: true,
        limit: EXAMINED,
        offset: 0,
      });
      for (const { id } of matches) ids.add(id);
    }
    const texts = await guide.texts(
      [...ids].map((id) => ({ kind: 'place', id })),
      draft.locale,
    );
    if (texts.length > 0) return [...ids].flatMap((id) => texts.find((text) => text.id === id) ?? []);
  }
  return [];
}

function sayNames(message: string, texts: readonly GuideText[], { draft }: AnswerInput): void {
  if (texts.length === 0) return;
  const names = texts.map(({ title }) => title).join(draft.messages.listJoin);
  const notes = texts.flatMap((text) => statusNotes(text).map((note) => ({ note, text })));
  addBlock(draft, 'paragraph', [
    claim(
      formatMessage(message, { names }),
      texts.map((text) => citeText(draft, text)),
    ),
    ...notes.map(({ note, text }) => claim(endSentence(note, text.locale), [citeText(draft, text)])),
  ]);
}

const constraintsOf = ({ constraints, question, questionInput }: AnswerInput) =>
  constraints ?? constraintsIn(question, questionInput.now);

function noneWithin(input: AnswerInput): Ending {
  sayNoneWithin(input);
  return { outcome: 'partly', confidence: PART, byUnit: true };
}

function endingOf({ unmet }: Qualified, isKnown: boolean): Ending {
  return unmet.length === 0 && isKnown
    ? { outcome: 'answered', confidence: CONFIDENCE, byUnit: true }
    : { outcome: 'partly', confidence: PART, byUnit: true };
}
