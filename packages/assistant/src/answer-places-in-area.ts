import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { listPlaces } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { isOtherList, sayUnmet, withQualifiers } from './qualifiers.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { attributesIn, type PlaceAttribute, withoutAttributes } from './requested-attribute.ts';
import type { AnswerInput } from './run-tools.ts';
import { conceptsByPart, ERRANDS, FITTING, NOT_CHOOSING, SORT } from './tools/place-tool.ts';
import { hasAny, isOnlyAbout } from './tools/tool.ts';

/** The intents of a request for places, and those that one without a verb is taken for: "vet in al quoz". */
export const PLACED: readonly Intent[] = ['location', 'recommend', 'weather', 'define', 'status', 'compare'];
/** A place this near the middle of a part of the city counts as in it. */
const IN_AREA_METRES = 2500;
const EXAMINED = 40;
/** So many of the nearest are named where the area itself has none. */
const BESIDE = 3;
const MAX_SORTS = 3;
const MAX_READINGS = 9;
const CONFIDENCE = 90;
const BESIDE_CONFIDENCE = 65;

/** What a subject stands for where no sort is named: "where to eat in JLT". */
const SECTIONS: readonly (readonly [subject: Sense, section: ConceptId])[] = [
  ['restaurant', 'section/eatanddrink'],
  ['hotel', 'section/stay'],
  ['nightlife', 'section/nightlife'],
];
/** Sorts of food that a place may have as its cuisine. */
const OF_FOOD: readonly PlaceAttribute[] = ['vegetarian', 'breakfast', 'jain', 'halal', 'barbecue'];
/** They have answers of their own. */
const ELSEWHERE: ReadonlySet<ConceptId> = new Set(['subcategory/school', 'subcategory/consulate']);
/** The highest price band that is cheap, by the section of what is looked for. */
const CHEAP = { stay: 2, other: 1 } as const;

/**
 * CHAT-2: places of a sort in a part of the city, "cheap eats in JLT": those in it, nearest to its middle first, else the nearest to
 * it, said as such. Null for a question about something else.
 */
export async function answerPlacesInArea(input: AnswerInput): Promise<Ending | null> {
  const { guide, draft } = input;
  const areas = input.named.filter(({ kind }) => kind === 'neighbourhood');
  const [area] = areas.length > 0 ? areas : input.named;
  if (!area || areas.length > 1) return null;
  const [text] = await guide.texts([area], draft.locale);
  if (!text?.position || (areas.length === 0 && text.place?.subcategory !== 'mall')) return null;
  const question = withoutName(area, input);
  const rest = readQuestion(withoutAttributes(question.text), question.locale, input.questionInput.now);
  if (hasAny(rest.questionSenses, [...NOT_CHOOSING, 'difference'])) return null;
  const sortsIn = (text: string) =>
    conceptsByPart({ ...input, question: { ...input.question, text }, named: [area] })
      .map(sortsOf)
      .filter(({ length }) => length > 0);
  // "How old" asks for no old place, while "vegetarian" is a sort of restaurant as well.
  const isOfFood = attributesIn(question.text).every((one) => OF_FOOD.includes(one));
  const sorts = isOfFood ? sortsIn(input.question.text) : sortsIn(rest.text);
  const isErrand = sorts.flat().some((concept) => ERRANDS.has(concept));
  if (sorts.flat().some((concept) => ELSEWHERE.has(concept))) return null;
  // "Bur Dubai police station" is a name as well; any other named place is what the question is about.
  if (!isErrand && (input.named.length > 1 || !isOnlyAbout(rest, FITTING))) return null;
  const [, section] = SECTIONS.find(([subject]) => question.subjects.has(subject)) ?? [];
  if ((sorts.length === 0 && !section) || question.subjects.has('alcohol')) return null;
  const near = await nearest(sorts, section, text.position, input);
  const isCheapAsked = question.subjects.has('cheap');
  const cheap = isCheapAsked ? near.filter(({ text: one }) => isCheap(one, section)).toSorted(byPrice) : near;
  // Where nothing is cheap, the least dear is named.
  const fitting = cheap.length > 0 ? cheap : near.toSorted(byPrice);
  const inside = fitting.filter((one) => (text.place ? isInside(one.text, text) : one.metres <= IN_AREA_METRES));
  if (fitting.length === 0) return null;
  const others = (inside.length > 0 ? inside : fitting.slice(0, BESIDE)).map((one) => one.text);
  const qualified = withQualifiers(others, question.text);
  if (isOtherList(qualified)) return null;
  if (inside.length === 0) {
    const none = formatMessage(draft.messages.noneInArea, { area: text.title });
    addBlock(draft, 'paragraph', [linkingSentence(none)]);
  }
  const areCheap = cheap.length > 0;
  if (!areCheap) addBlock(draft, 'paragraph', [linkingSentence(draft.messages.noneCheap)]);
  listPlaces(qualified.texts, summaryOf, input);
  sayUnmet(qualified, draft);
  return inside.length > 0 && areCheap && qualified.unmet.length === 0
    ? { outcome: 'answered', confidence: CONFIDENCE, byUnit: true }
    : { outcome: 'partly', confidence: BESIDE_CONFIDENCE, byUnit: true };
}

/** What a question is about besides the area: Business Bay has the word for a parking bay. */
function withoutName({ stems }: NamedItem, { question, questionInput }: AnswerInput): Question {
  const words = splitWords(question.text).map(({ text }) => text);
  const others = words.filter((word) => !stems.has(stemWord(word)));
  return readQuestion(others.join(' '), question.locale, questionInput.now);
}

/** The places nearest to a position with the first reading of each part that any place has. */
async function nearest(
  sorts: readonly (readonly ConceptId[])[],
  section: ConceptId | undefined,
  position: NonNullable<GuideText['position']>,
  { guide, draft }: AnswerInput,
): Promise<{ text: GuideText; metres: number }[]> {
  const readings = section && sorts.length === 0 ? [[[section]]] : readingsOf(sorts);
  for (const required of readings) {
    const found = new Map<string, number>();
    for (const concepts of required) {
      for (const { id, metres } of await guide.near(position, concepts, EXAMINED, draft.locale)) found.set(id, metres);
    }
    const texts = await guide.texts(
      [...found.keys()].map((id) => ({ kind: 'place', id })),
      draft.locale,
    );
    const open = texts
      .filter(({ place }) => place?.isOpen)
      .map((text) => ({ text, metres: found.get(text.id) ?? Number.POSITIVE_INFINITY }));
    if (open.length > 0) return open.toSorted((a, b) => a.metres - b.metres);
  }
  return [];
}

/** The sorts that words stand for: the one that is called so, if there is one, else all. */
function sortsOf({ words, concepts }: { words: string; concepts: readonly ConceptId[] }): readonly ConceptId[] {
  const sorts = concepts.filter((concept) => SORT.test(concept));
  const own = sorts.filter((concept) => concept.endsWith(`/${words.trim().toLowerCase().replaceAll(' ', '-')}`));
  return own.length > 0 ? own : sorts;
}

/**
 * What is looked for, in all of its words, each of which may mean several sorts, else by the most telling ones: an Italian café is
 * no restaurant by its sort.
 */
function readingsOf(sorts: readonly (readonly ConceptId[])[]): ConceptId[][][] {
  const whole = sorts.reduce<ConceptId[][]>(
    (made, part) => made.flatMap((one) => part.slice(0, MAX_SORTS).map((concept) => [...one, concept])),
    [[]],
  );
  const telling = sorts.flat().filter((concept) => concept !== 'subcategory/restaurant');
  return [whole.slice(0, MAX_READINGS), telling.map((concept) => [concept])];
}

/** Whether a place says that it is in another one: positions are too rough to tell the shops of a mall. */
function isInside({ id, title, sentences, details }: GuideText, building: GuideText): boolean {
  const name = normalizeWords(building.title).replace(/^the /u, '');
  const words = normalizeWords([title, ...sentences.map(({ text }) => text), ...details].join(' '));
  return id !== building.id && ` ${words} `.includes(` ${name} `);
}

const byPrice = ({ text: a }: { text: GuideText }, { text: b }: { text: GuideText }) =>
  (a.place?.priceBand ?? 4) - (b.place?.priceBand ?? 4);

function isCheap({ place }: GuideText, section: ConceptId | undefined): boolean {
  return (place?.priceBand ?? 4) <= (section === 'section/stay' ? CHEAP.stay : CHEAP.other);
}

function summaryOf({ sentences }: GuideText): string {
  return sentences.find(({ role }) => role === 'summary')?.text ?? '';
}
