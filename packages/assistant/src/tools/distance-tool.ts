import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import {
  addBlock,
  addCards,
  citeText,
  citeTool,
  claim,
  type Draft,
  linkingSentence,
  describeChoice,
} from '../draft.ts';
import { sensesOfText } from '../lexicon/find-senses.ts';
import { namedConcepts } from '../named-items.ts';
import { formatMessage } from '../messages/messages.ts';
import { writeUnit } from '../write-dates.ts';
import { FITTING } from './place-tool.ts';
import { hasAny, type Tool } from './tool.ts';

const NEAR_LIMIT = 5;
/** A place further away is not near. */
const NEAR_METRES = 8_000;
const KILOMETRE = 1_000;
const STEP = 100;

/** Precision matches the positions: tenths of a kilometre, or hundreds of metres below one. */
export function writeDistance(metres: number, draft: Draft): string {
  const { locale, messages } = draft;
  if (metres < KILOMETRE) return writeUnit(Math.max(STEP, Math.round(metres / STEP) * STEP), messages.metres, locale);
  const tenths = metres < 10 * KILOMETRE ? 10 : 1;
  return writeUnit(Math.round((metres / KILOMETRE) * tenths) / tenths, messages.kilometres, locale);
}

/** The straight-line distance between two places. */
export const distanceTool: Tool = async ({ question, named, guide, draft }) => {
  if (!question.questionSenses.has('distance')) return null;
  const placed = await placedOf(named, guide, draft.locale);
  const [from, to] = placed;
  if (!from || !to) return null;
  const numbers = [citeTool(draft, 'distance'), citeText(draft, from.text), citeText(draft, to.text)];
  const distance = writeDistance(metresBetween(from.position, to.position), draft);
  const values = { from: from.text.title, to: to.text.title, distance };
  addBlock(draft, 'paragraph', [claim(formatMessage(draft.messages.distance, values), numbers)]);
  return 'answered';
};

/** Places of a type near a named place or neighbourhood. */
export const nearTool: Tool = async ({ question, named, questionInput, guide, draft }) => {
  if (!question.questionSenses.has('near')) return null;
  // Stops are no places of the guide, and a tag for one is not one.
  if (hasAny(question.senses, ['metro', 'tram'])) return null;
  // The user's location comes first. Items named later are more likely what the user wants or excludes.
  const at = ({ stems }: (typeof named)[number]) => question.read.words.findIndex(({ stem }) => stems.has(stem));
  const [from] = await placedOf(
    named.toSorted((a, b) => at(a) - at(b)),
    guide,
    draft.locale,
  );
  if (!from) return null;
  const sorts = sortsOf(question.text, guide, named, question.locale);
  const near = sorts.length === 0 ? [] : await nearestOf(sorts, from.position, guide, draft.locale);
  const all = near.filter(({ id, metres }) => id !== from.text.id && metres <= NEAR_METRES);
  const found = all.slice(0, NEAR_LIMIT);
  if (sorts.length === 0) return null;
  if (found.length === 0) {
    addBlock(draft, 'paragraph', [linkingSentence(formatMessage(draft.messages.noNear, { from: from.text.title }))]);
    return 'unknown';
  }
  const texts = await guide.texts(
    found.map(({ id }) => ({ kind: 'place', id })),
    draft.locale,
  );
  const tool = citeTool(draft, 'distance');
  const sentences = found.flatMap(({ id, title, metres }) => {
    const text = texts.find((one) => one.id === id);
    const values = { title, from: from.text.title, distance: writeDistance(metres, draft) };
    return text
      ? [
          claim(formatMessage(draft.messages.nearPlace, values), [
            citeText(draft, text),
            tool,
            citeText(draft, from.text),
          ]),
        ]
      : [];
  });
  addBlock(draft, 'list', sentences);
  addCards(
    draft,
    found.map(({ id }) => ({ kind: 'place' as const, id })),
  );
  if (all.length > NEAR_LIMIT) describeChoice('chosenNearest', questionInput.preferences, draft);
  return 'answered';
};

async function placedOf(named: Parameters<Tool>[0]['named'], guide: Parameters<Tool>[0]['guide'], locale: Locale) {
  const texts = await guide.texts(named.filter(({ kind }) => kind !== 'fact').slice(0, 4), locale);
  return texts.flatMap((text) => (text.position ? [{ text, position: text.position }] : []));
}

/** The requested type of place: one concept per word, among those that places are filed under. */
function sortsOf(
  text: string,
  { vocabulary }: Parameters<Tool>[0]['guide'],
  named: Parameters<Tool>[0]['named'],
  locale: Locale,
): ConceptId[][] {
  const isName = (part: string) => named.some(({ stems }) => stems.has(part));
  const byPart = new Map<string, ConceptId[]>();
  for (const { concept, part } of namedConcepts(text, vocabulary)) {
    if (/^(?:subcategory|cuisine|tag)\//u.test(concept) && !isName(part))
      byPart.set(part, [...(byPart.get(part) ?? []), concept]);
  }
  const isFitting = (part: string) => [...sensesOfText(part, locale)].some((sense) => FITTING.includes(sense));
  const isSort = (concepts: readonly ConceptId[]) => concepts.some((concept) => !concept.startsWith('tag/'));
  const rank = ([part, concepts]: readonly [string, readonly ConceptId[]]) =>
    2 * Number(isFitting(part)) + Number(isSort(concepts));
  return [...byPart].toSorted((a, b) => rank(b) - rank(a)).map(([, concepts]) => concepts);
}

async function nearestOf(
  sorts: readonly (readonly ConceptId[])[],
  position: { lat: number; lon: number },
  guide: Parameters<Tool>[0]['guide'],
  locale: Locale,
) {
  const lists = await Promise.all(
    (sorts[0] ?? []).map((concept) => guide.near(position, [concept], NEAR_LIMIT * 4, locale)),
  );
  const all = lists.flat().toSorted((a, b) => a.metres - b.metres);
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}
