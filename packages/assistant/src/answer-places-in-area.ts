import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import type { Intent } from './classifier/labels.ts';
import { addBlock, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { listPlaces } from './list-places.ts';
import { constraintsIn, keepWithin, sayNoneWithin, sayOfConstraints } from './place-constraints.ts';
import { type PlaceNear, placesNear, sortsOf } from './places-near.ts';
import { formatMessage } from './messages/messages.ts';
import type { NamedItem } from './named-items.ts';
import { isOtherList, sayUnmet, withQualifiers } from './qualifiers.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { attributesIn, type PlaceAttribute, withoutAttributes } from './requested-attribute.ts';
import { withoutWishes } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { conceptsByPart, ERRANDS, FITTING, NOT_CHOOSING } from './tools/place-tool.ts';
import { hasAny, isOnlyAbout } from './tools/tool.ts';

/** The intents of a request for places, and those that one without a verb is taken for: "vet in al quoz". */
export const PLACED: readonly Intent[] = ['location', 'recommend', 'weather', 'define', 'status', 'compare'];
/** Where the order of the places of an area begins that has no page, and so no position. */
const CITY_CENTRE = { lat: 25.2, lon: 55.27, precisionMetres: 0 };
/** Further away is another part of the city. */
const AROUND_METRES = 8000;
/** So many of the nearest are named where the area itself has none. */
const BESIDE = 3;
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
  if (areas.length === 0 && (!text?.position || text.place?.subcategory !== 'mall')) return null;
  const question = withoutName(area, input);
  const rest = readQuestion(withoutWishes(withoutAttributes(question.text)), question.locale, input.questionInput.now);
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
  const asked = input.constraints ?? constraintsIn(input.question, input.questionInput.now);
  const within = (places: readonly PlaceNear[]) => keepWithin(places, (one) => one.text, asked, input);
  const around = text?.position ? await placesNear(sorts, section, text.position, input) : [];
  const inArea = text?.place
    ? around.filter((one) => isInside(one.text, text))
    : await placesNear(sorts, section, text?.position ?? CITY_CENTRE, input, [`neighbourhood/${area.id}`]);
  const [near, inside] = await Promise.all([within(around), within(inArea)]);
  if (near.length === 0 && inside.length === 0) {
    if (around.length === 0 && inArea.length === 0) return null;
    sayNoneWithin(input);
    return { outcome: 'partly', confidence: BESIDE_CONFIDENCE, byUnit: true };
  }
  const { qualified, isBeside } = choose(inside, near, question.text);
  if (isOtherList(qualified)) return null;
  sayUnmet(qualified, draft);
  if (isBeside && text) {
    const none = formatMessage(draft.messages.noneInArea, { area: text.title });
    addBlock(draft, 'paragraph', [linkingSentence(none)]);
  }
  listPlaces(qualified.texts, summaryOf, input);
  const isKnown = await sayOfConstraints(qualified.texts, asked, input);
  return !isBeside && isKnown && qualified.unmet.length === 0
    ? { outcome: 'answered', confidence: CONFIDENCE, byUnit: true }
    : { outcome: 'partly', confidence: BESIDE_CONFIDENCE, byUnit: true };
}

/**
 * Those inside that meet what is asked of them. Where none does, those not far away that do; else those inside, and what is not known
 * of them.
 */
function choose(inside: readonly PlaceNear[], near: readonly PlaceNear[], question: string) {
  const textsOf = (places: readonly PlaceNear[]) => places.map(({ text }) => text);
  const within = withQualifiers(textsOf(inside), question);
  if (inside.length > 0 && within.unmet.length === 0) return { qualified: within, isBeside: false };
  const around = withQualifiers(textsOf(near.filter(({ metres }) => metres <= AROUND_METRES)), question);
  const isBetter = around.texts.length > 0 && around.unmet.length === 0;
  if (!isBetter && inside.length > 0) return { qualified: within, isBeside: false };
  const beside = isBetter ? around : withQualifiers(textsOf(near.slice(0, BESIDE)), question);
  return { qualified: { ...beside, texts: beside.texts.slice(0, BESIDE) }, isBeside: true };
}

/** What a question is about besides the area: Business Bay has the word for a parking bay. */
function withoutName({ stems }: NamedItem, { question, questionInput }: AnswerInput): Question {
  const words = splitWords(question.text).map(({ text }) => text);
  const others = words.filter((word) => !stems.has(stemWord(word)));
  return readQuestion(others.join(' '), question.locale, questionInput.now);
}

/** Whether a place says that it is in another one: positions are too rough to tell the shops of a mall. */
function isInside({ id, title, sentences, details }: GuideText, building: GuideText): boolean {
  const name = normalizeWords(building.title).replace(/^the /u, '');
  const words = normalizeWords([title, ...sentences.map(({ text }) => text), ...details].join(' '));
  return id !== building.id && ` ${words} `.includes(` ${name} `);
}

function summaryOf({ sentences }: GuideText): string {
  return sentences.find(({ role }) => role === 'summary')?.text ?? '';
}
