import type { AnswerGuide, GuideText } from './answer-guide.ts';
import type { Turn } from './answer.ts';
import { hasPart, type Parted } from './part-words.ts';
import { hasTalk, joinWords, type Ordinal, ordinalIn, placesOf } from './talk-words.ts';

const PLACES: Record<Exclude<Ordinal, 'last'>, number> = { first: 0, second: 1, third: 2, fourth: 3 };
/** "The second one", "how much is the first": a longer message with an ordinal is about something else. */
const MAX_WORDS = 8;
/** English words are read in every language. */
const CHEAP = 'cheap';

/** The places that an answer cited, in its order. */
export async function listedPlaces(
  { cited }: Pick<Turn, 'cited'>,
  guide: AnswerGuide,
  locale: GuideText['locale'],
): Promise<readonly GuideText[]> {
  const keys = cited.flatMap(({ kind, id }) => (kind === 'place' ? [{ kind, id }] : []));
  const texts = await guide.texts(keys, locale);
  return keys.flatMap(({ id }) => texts.find((text) => text.id === id) ?? []);
}

/**
 * CHAT-2: the question about what the answer before it listed: one of it by its number, by its name. Cheaper ones, and those nearer to
 * another place, are asked for again. Null for a message that points to no list.
 */
export function pickListed(next: Parted, last: Parted, listed: readonly GuideText[]): string | null {
  const { words } = next;
  if (words.length > MAX_WORDS) return null;
  const ordinal = ordinalIn(words);
  const item = ordinal && listed.length > 1 && (ordinal === 'last' ? listed.at(-1) : listed[PLACES[ordinal]]);
  if (ordinal && item) {
    const asked = words.filter(({ part, forms }) => part === 'ask' || forms.size === 0);
    return [item.title, joinWords(asked)].join(' ').trim();
  }
  const [only, ...more] = listed;
  const isOnlyAsking =
    words.every(({ part }) => part === 'ask' || part === null || part === 'time') && hasPart(words, 'ask');
  // One place was found: "phone number" asks for that of it.
  if (only && more.length === 0 && isOnlyAsking && !hasPart(last.words, 'name')) {
    return `${only.title} ${joinWords(words.filter(({ isPointing }) => !isPointing))}`;
  }
  const isOfThings = listed.length === 0 && hasPart(last.words, 'subject') && !hasPart(last.words, 'name');
  const isOfPlaces = isOfThings || listed.length > 0 || last.named.some(({ kind }) => kind === 'neighbourhood');
  if (!isOfPlaces || words.some(({ part }) => part === 'ask')) return null;
  const to = words.filter(({ part }) => part === 'area' || part === 'name');
  if (hasTalk(words, 'closer') && to.length > 0) {
    return `${joinWords(last.words.filter(({ part }) => part !== 'area' && part !== 'name'))} ${joinWords(to)}`;
  }
  const cheaper = placesOf(words, 'cheaper');
  const others = words.filter(({ part }, at) => part !== null && part !== 'trait' && !cheaper.has(at));
  if (isOfThings && !cheaper.size) return null;
  return cheaper.size > 0 && others.length === 0 && to.length === 0 ? `${CHEAP} ${joinWords(last.words)}` : null;
}
