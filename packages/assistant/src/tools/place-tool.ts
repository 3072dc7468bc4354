import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from '../answer-guide.ts';
import type { Sense } from '../lexicon/senses.ts';
import { sensesOfText } from '../lexicon/find-senses.ts';
import { PLACE_SUBJECTS } from '../lexicon/subject-senses.ts';
import { hasPhrase, phrasesByWriting } from '../match-phrases.ts';
import { LISTED_PLACES, listPlaces } from '../list-places.ts';
import { namedConcepts } from '../named-items.ts';
import { constraintsIn, keepWithin, sayOfConstraints } from '../place-constraints.ts';
import { isOtherList, sayUnmet, withQualifiers } from '../qualifiers.ts';
import { attributesIn, withoutAttributes } from '../requested-attribute.ts';
import { hasAny, isOnlyAbout, type Tool, type ToolInput, type ToolResult } from './tool.ts';

const MAX_EXAMINED = 40;
const WITHOUT = phrasesByWriting('without', 'sharab na, sharab nahi, bina sharab, bagair sharab, bidun kuhul');
/** The senses that request a choice, and those that request something else about what was found. */
export const CHOOSING: readonly Sense[] = ['suggest', 'best', 'near', 'where'];
export const NOT_CHOOSING: readonly Sense[] = [
  'may',
  'must',
  'price',
  'hours',
  'documents',
  'steps',
  'phone',
  'duration',
  'age',
  'limit',
  'pay',
  'when',
  'way',
];
/** The subjects a request for a place may have. Anything else is a separate question. */
export const FITTING: readonly Sense[] = [
  'restaurant',
  'cafe',
  'beach',
  ...PLACE_SUBJECTS,
  'free',
  'child',
  'family',
  'woman',
  'hotel',
  'school',
  'wheelchair',
  'shower',
  'swim',
  'tower',
  'neighbourhood',
  'mosque',
  'night-swimming',
  'property',
  'rain',
  'heat',
  'temperature',
  'senior',
  'couple',
  'alcohol',
];
/** Concepts that state the type of place. The others only filter. */
export const SORT = /^(?:subcategory|cuisine)\//u;
const TRAIT = /^tag\//u;
const AREA = /^neighbourhood\//u;

const ANY_SIGHT: ConceptId = 'section/tourism';
const PRICES: ReadonlySet<ConceptId> = new Set(['tag/free']);

/** Places of a type, with traits, in a part of the city. */
export const placeTool: Tool = (input) =>
  isChoosing(input) ? suggestPlaces(input, input.question.others.length === 0) : null;

/** The fallback when nothing else answers: any word for a type of place is treated as a request for one. */
export const anyPlaceTool: Tool = (input) => suggestPlaces(input, true);

/** Sorts of places that are looked for to get something done. Their names are subjects of their own: "police", "library". */
export const ERRANDS: ReadonlySet<ConceptId> = new Set(
  'police post-office vehicle-testing vet dentist coworking gym nursery charging petrol library supermarket bookshop hostel'
    .split(' ')
    .map((sort): ConceptId => `subcategory/${sort}`),
);

/** "Where is the nearest police station": the places themselves, whatever else the guide says on the subject. */
export const errandTool: Tool = (input) => {
  // "Police station in Bur Dubai" is the name of one as well.
  const asked = { ...input, named: input.named.filter(({ kind }) => kind !== 'place') };
  const isErrand = conceptsByPart(asked).some(({ concepts }) => concepts.some((concept) => ERRANDS.has(concept)));
  const { text, locale } = input.question;
  const senses =
    attributesIn(text).length > 0 ? sensesOfText(withoutAttributes(text), locale) : input.question.questionSenses;
  return isErrand && !hasAny(senses, NOT_CHOOSING) ? suggestPlaces(asked, true) : null;
};

function isChoosing(input: ToolInput): boolean {
  const { questionSenses, senses } = input.question;
  const hasSort = conceptsByPart(input).some(({ concepts }) => concepts.some((concept) => SORT.test(concept)));
  const isRequested =
    hasAny(questionSenses, CHOOSING) || (hasSort && !questionSenses.has('what-is')) || senses.has('place');
  // Hindi and Urdu express a request with “is needed”.
  const isNeeded = hasSort && (input.question.locale === 'hi' || input.question.locale === 'ur');
  const others = isNeeded ? NOT_CHOOSING.filter((sense) => sense !== 'must') : NOT_CHOOSING;
  return isRequested && !hasAny(questionSenses, others) && isOnlyAbout(input.question, FITTING);
}

/** Whether the user explicitly looks for something. Hindi and Urdu use “is needed”. */
function isWish({ questionSenses, senses, locale }: ToolInput['question']): boolean {
  const isNeeded = questionSenses.has('must') && (locale === 'hi' || locale === 'ur');
  return hasAny(questionSenses, CHOOSING) || senses.has('place') || isNeeded;
}

/** With `mayDrop`, words of the question that no place has may be ignored. */
async function suggestPlaces(input: ToolInput, mayDrop: boolean): Promise<ToolResult> {
  const { named, questionInput } = input;
  const isDry = isWithoutAlcohol(input.question);
  const parts = conceptsByPart(input).filter(({ concepts }) => !(isDry && concepts.includes('tag/alcohol')));
  const sorts = parts.filter(({ concepts }) => concepts.some((concept) => SORT.test(concept)));
  const traits = parts.filter(({ concepts }) => concepts.some((concept) => TRAIT.test(concept)));
  if (sorts.length === 0 && traits.length === 0) return null;
  if (named.some(({ kind }) => kind === 'place')) return null;
  const areas = parts.flatMap(({ concepts }) => concepts.filter((concept) => AREA.test(concept)));
  const requested = [...sorts, ...traits.filter((part) => !sorts.includes(part))];
  const limit = LISTED_PLACES[questionInput.preferences.responseStyle];
  if (input.question.subjects.has('alcohol') && !isDry) return null;
  const found = await choose(
    requested,
    sorts.length,
    areas,
    isDry || isConstrained(input) ? MAX_EXAMINED : limit + 1,
    mayDrop,
    input,
  );
  const { isWhole } = found;
  const fitting = isDry ? found.texts.filter(({ place }) => place?.isLicensed === false) : found.texts;
  const asked = input.constraints ?? constraintsIn(input.question, questionInput.now);
  const within = await keepWithin(fitting, (text) => text, asked, input);
  const qualified = withQualifiers(within, isDry ? '' : input.question.text);
  if (within.length === 0 || isOtherList(qualified)) return null;
  sayUnmet(qualified, input.draft);
  listPlaces(qualified.texts, summaryOf, input);
  const isKnown = await sayOfConstraints(qualified.texts, asked, input);
  return isWhole && isKnown && qualified.unmet.length === 0 ? 'answered' : 'partly';
}

/** Whether something asked rules places out, so that more have to be looked at. */
function isConstrained(input: ToolInput): boolean {
  const { most, isFree, isOutsideMalls, isVegetarian, moment } =
    input.constraints ?? constraintsIn(input.question, input.questionInput.now);
  return most !== null || isFree || isOutsideMalls || isVegetarian || moment !== null;
}

/** Whether the request is for a place that serves no alcohol. */
function isWithoutAlcohol({ text, subjects, writings }: ToolInput['question']): boolean {
  return subjects.has('alcohol') && hasPhrase(text, WITHOUT, writings);
}

function summaryOf({ sentences }: GuideText): string {
  return sentences.find(({ role }) => role === 'summary')?.text ?? '';
}

/** A word of the question and the concepts it refers to. */
type Part = { words: string; concepts: readonly ConceptId[] };

/** The concepts of each word of the question that is not part of a name. */
export function conceptsByPart({ question, named, guide }: ToolInput): Part[] {
  const byPart = new Map<string, ConceptId[]>();
  for (const { concept, part } of namedConcepts(question.text, guide.vocabulary)) {
    const stems = splitWords(part).map(({ text }) => stemWord(text));
    const isName = named.some((item) => item.kind !== 'neighbourhood' && stems.every((stem) => item.stems.has(stem)));
    if (!isName) byPart.set(part, [...(byPart.get(part) ?? []), concept]);
  }
  const parts = Array.from(byPart, ([words, concepts]) => ({ words, concepts }));
  // "Where can I see flamingos" names what is wanted; "see" alone would mean any sight.
  const isSpecific = parts.some(({ concepts }) => concepts.some((one) => TRAIT.test(one) && !PRICES.has(one)));
  return isSpecific && parts.length > 1 ? parts.filter(({ concepts }) => !concepts.includes(ANY_SIGHT)) : parts;
}

/** Places with everything requested. If there are none, the last parts are dropped first. */
async function choose(
  requested: readonly Part[],
  sorts: number,
  areas: readonly ConceptId[],
  limit: number,
  mayDrop: boolean,
  { question, guide, draft }: ToolInput,
): Promise<{ texts: GuideText[]; isWhole: boolean }> {
  const query = cutText(question.text, 120);
  const isDropping = mayDrop && isWish(question);
  for (let retained = requested.length; retained > 0; retained -= 1) {
    for (const area of areas.length > 0 ? areas : [null]) {
      const parts = requested.slice(0, retained);
      const whole = await placesWith(parts, area, query, limit, guide);
      // With the background of a request included, no place has all of its words.
      const words = parts.map((part) => part.words).join(' ');
      const found = whole.length > 0 || !isDropping ? whole : await placesWith(parts, area, words, limit, guide);
      if (found.length > 0) {
        const texts = await guide.texts(
          found.map((id) => ({ kind: 'place', id })),
          draft.locale,
        );
        return {
          texts: found.flatMap((id) => texts.find((text) => text.id === id) ?? []),
          isWhole: retained >= Math.max(1, sorts),
        };
      }
    }
  }
  return { texts: [], isWhole: false };
}

/** Each part matches any of its concepts. The combinations are tried, first concepts first. */
async function placesWith(
  parts: readonly Part[],
  area: ConceptId | null,
  query: string,
  limit: number,
  { store, vocabulary }: ToolInput['guide'],
): Promise<string[]> {
  const usable = parts.map(({ concepts }) =>
    concepts.filter((concept) => SORT.test(concept) || TRAIT.test(concept)).slice(0, 3),
  );
  const combinations = usable.reduce<ConceptId[][]>(
    (made, part) => made.flatMap((one) => part.map((concept) => [...one, concept])),
    [[]],
  );
  const ids: string[] = [];
  for (const required of combinations.slice(0, 9)) {
    const filters = area === null ? required : [...required, area];
    const { matches } = await search(store, vocabulary, {
      query,
      kinds: ['place'],
      required: filters,
      isByWordsOnly: true,
      limit,
      offset: 0,
    });
    ids.push(...matches.map(({ id }) => id));
  }
  return [...new Set(ids)].slice(0, limit);
}
