import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { search } from '@dalil/search/search.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import { addBlock, linkingSentence } from './draft.ts';
import type { Sense } from './lexicon/senses.ts';
import { listPlaces } from './list-places.ts';
import { formatMessage } from './messages/messages.ts';
import { readQuestion } from './read-question.ts';
import type { Ending } from './refer.ts';
import { withoutAttributes } from './requested-attribute.ts';
import { withoutWishes } from './requested-wish.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny, isOnlyAbout } from './tools/tool.ts';

/** A shorter word is hardly the name of a dish. */
const MIN_LENGTH = 4;
const MAX_WORDS = 2;
const EXAMINED = 20;
const LISTED = 3;
/** Further away is another part of the city. */
const BESIDE_METRES = 2500;
const ASKING: readonly Sense[] = ['where', 'best', 'suggest', 'near'];
const EATERIES: ReadonlySet<string> = new Set([
  'restaurant',
  'cafe',
  'casual',
  'food-trucks',
  'food-hall',
  'bakery',
  'dessert',
]);
const EATING: readonly Sense[] = ['restaurant', 'cafe'];
const CONFIDENCE = 80;
const BESIDE_CONFIDENCE = 65;

/**
 * CHAT-2: where to eat a dish that is no sort of place, "nihari in Deira": restaurants whose texts name it, the nearest to the area first.
 * Null for a question about something else, and where no restaurant names it.
 */
export async function answerDish(input: AnswerInput): Promise<Ending | null> {
  const { guide, draft, question, named, questionInput } = input;
  const areas = named.filter(({ kind }) => kind === 'neighbourhood');
  if (areas.length !== named.length || areas.length > 1 || !hasAny(question.questionSenses, ASKING)) return null;
  const stemsOfArea = areas[0]?.stems ?? new Set<string>();
  const words = splitWords(question.text).flatMap(({ text }) => (stemsOfArea.has(stemWord(text)) ? [] : [text]));
  const plain = withoutWishes(withoutAttributes(words.join(' ')));
  const rest = readQuestion(plain, question.locale, questionInput.now);
  const dishes = rest.others.filter((word) => word.length >= MIN_LENGTH);
  // Without an area or a word for eating, any word may be meant.
  if (areas.length === 0 && !hasAny(rest.subjects, EATING)) return null;
  if (dishes.length === 0 || dishes.length > MAX_WORDS || !isOnlyAbout(rest, EATING)) return null;
  const found = await Promise.all(dishes.map((dish) => restaurantsWith(dish, input)));
  const [area] = areas.length > 0 ? await guide.texts(areas, draft.locale) : [];
  const metresTo = ({ position }: GuideText) =>
    area?.position && position ? metresBetween(area.position, position) : 0;
  const places = [...new Map(found.flat().map((one) => [one.id, one])).values()]
    .toSorted((a, b) => metresTo(a) - metresTo(b))
    .slice(0, LISTED);
  const [nearest] = places;
  if (!nearest) return null;
  const isBeside = metresTo(nearest) > BESIDE_METRES;
  if (isBeside && area) {
    const none = formatMessage(draft.messages.noneInArea, { area: area.title });
    addBlock(draft, 'paragraph', [linkingSentence(none)]);
  }
  listPlaces(places, summaryOf, input);
  return {
    outcome: isBeside ? 'partly' : 'answered',
    confidence: isBeside ? BESIDE_CONFIDENCE : CONFIDENCE,
    byUnit: true,
  };
}

/** Restaurants that are open and name a dish in their texts. */
async function restaurantsWith(dish: string, { guide, draft }: AnswerInput): Promise<readonly GuideText[]> {
  const { matches } = await search(guide.store, guide.vocabulary, {
    query: dish,
    kinds: ['place'],
    isByWordsOnly: true,
    limit: EXAMINED,
    offset: 0,
  });
  const texts = await guide.texts(
    matches.map(({ id }) => ({ kind: 'place', id })),
    draft.locale,
  );
  const stem = stemWord(dish);
  const names = ({ title, sentences, details }: GuideText) =>
    splitWords([title, ...sentences.map(({ text }) => text), ...details].join(' ')).some(
      ({ text }) => stemWord(text) === stem,
    );
  return texts.filter((text) => text.place?.isOpen && EATERIES.has(text.place.subcategory) && names(text));
}

function summaryOf({ sentences }: GuideText): string {
  return sentences.find(({ role }) => role === 'summary')?.text ?? '';
}
