import type { ConceptId } from '@dalil/search/search-document.ts';
import type { AnswerGuide, GuideText } from './answer-guide.ts';
import type { Draft } from './draft.ts';
import { SORT } from './tools/place-tool.ts';

const EXAMINED = 40;
const MAX_SORTS = 3;
const MAX_READINGS = 9;

/** Dishes that places are known for. Other tags say how a place is. */
const DISHES: ReadonlySet<ConceptId> = new Set(
  'biryani shawarma burger dosa falafel karahi sushi juice specialty-coffee sweets fried-fish'
    .split(' ')
    .map((dish): ConceptId => `tag/${dish}`),
);

export type PlaceNear = { text: GuideText; metres: number };

/** The places nearest to a position with the first reading of each part that any place has, and with what they must have besides. */
export async function placesNear(
  sorts: readonly (readonly ConceptId[])[],
  section: ConceptId | undefined,
  position: NonNullable<GuideText['position']>,
  { guide, draft }: { guide: AnswerGuide; draft: Draft },
  besides: readonly ConceptId[] = [],
): Promise<PlaceNear[]> {
  const readings = section && sorts.length === 0 ? [[[section]]] : readingsOf(sorts);
  for (const required of readings) {
    const found = new Map<string, number>();
    for (const concepts of required) {
      for (const { id, metres } of await guide.near(position, [...concepts, ...besides], EXAMINED, draft.locale))
        found.set(id, metres);
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
export function sortsOf({ words, concepts }: { words: string; concepts: readonly ConceptId[] }): readonly ConceptId[] {
  const sorts = concepts.filter((concept) => SORT.test(concept) || DISHES.has(concept));
  const own = sorts.filter((concept) => concept.endsWith(`/${words.trim().toLowerCase().replaceAll(' ', '-')}`));
  // What is called a restaurant may be a casual one.
  return own.length > 0 && !own.includes('subcategory/restaurant') ? own : sorts;
}

/**
 * What is looked for, in all of its words, each of which may mean several sorts, else by the most telling ones: an Italian café is
 * no restaurant by its sort.
 */
export function readingsOf(sorts: readonly (readonly ConceptId[])[]): ConceptId[][][] {
  const whole = sorts.reduce<ConceptId[][]>(
    (made, part) => made.flatMap((one) => part.slice(0, MAX_SORTS).map((concept) => [...one, concept])),
    [[]],
  );
  const telling = sorts.flat().filter((concept) => concept !== 'subcategory/restaurant');
  return [whole.slice(0, MAX_READINGS), telling.map((concept) => [concept])];
}
