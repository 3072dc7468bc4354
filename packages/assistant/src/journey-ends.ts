import type { JourneyEnd } from '@dalil/domain/journeys/plan-journey.ts';
import { signOf } from '@dalil/domain/journeys/stations.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { JOURNEY_WORDS } from '@dalil/domain/languages/tables/journey-words.ts';
import { normalizeWord } from '@dalil/search/normalize-query.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stationsIn } from '@dalil/search/station-names.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import type { GuideText } from './answer-guide.ts';
import { findNamed, type NamedItem } from './named-items.ts';
import { spacedWords } from './requested-wish.ts';
import type { ToolInput } from './tools/tool.ts';

/** An end that a question names: a station by its sign, or a place or area of the guide. */
export type NamedEnd = { title: string; end: JourneyEnd; text: GuideText | null };
type Span = { first: number; last: number };
/** `rank`: of two names that share a word, the one of the higher rank is meant. */
type Found = NamedEnd & Span & { rank: number };

type WordList = 'before' | 'after' | 'to' | 'way' | 'rail' | 'other' | 'change';
const wordsOf = (list: WordList): readonly string[] =>
  Object.values(JOURNEY_WORDS).flatMap((words) => words[list].map((one) => normalizeWords(one)));
const WORDS: Readonly<Record<WordList, readonly string[]>> = {
  before: wordsOf('before'),
  after: wordsOf('after'),
  to: wordsOf('to'),
  way: wordsOf('way'),
  rail: wordsOf('rail'),
  other: wordsOf('other'),
  change: wordsOf('change'),
};
const BETWEEN: ReadonlySet<string> = new Set([...WORDS.before, ...WORDS.after, ...WORDS.to, ...WORDS.rail]);
const ITEMS: readonly NamedItem['kind'][] = ['place', 'neighbourhood'];
/** So many words may stand between the words of a name. */
const MAX_GAP = 2;
/** Words between "from" and a name. */
const ARTICLE = /^(?:the|metro|station|محطه|مترو)$/u;
const JOINED_TO = /^ل(?=\p{L}{3})/u;

function mentions(text: string, list: WordList): boolean {
  const words = spacedWords(text);
  return WORDS[list].some((one) => words.includes(` ${one} `));
}

/** Whether a question may ask for a way by metro or tram: by its words for one, or without a word for another means of transport. */
export function asksForWay(text: string): boolean {
  return mentions(text, 'rail') || (mentions(text, 'way') && !mentions(text, 'other'));
}

/** Whether of several requests all but the first only ask whether one has to change: one way answers them. */
export function isOneWay([first = '', ...others]: readonly string[]): boolean {
  return asksForWay(first) && others.every((text) => mentions(text, 'change'));
}

/** Where the words of a name stand. */
function spanOf(words: readonly string[], { stems }: NamedItem): Span | null {
  const first = words.findIndex((word) => stems.has(stemWord(word)));
  if (first < 0) return null;
  const last = words.reduce(
    (end, word, at) => (at > end && at <= end + MAX_GAP + 1 && stems.has(stemWord(word)) ? at : end),
    first,
  );
  return { first, last };
}

/** An area before the tram stop of its name; a place before a station, but for one of which only a word of its name is said. */
function rankOf({ kind, stems }: NamedItem, title: string): number {
  if (kind === 'neighbourhood') return 3;
  return stems.size === 1 && splitWords(title).length > 1 ? 0 : 2;
}
const STATION_RANK = 1;

/** A text in the parts between its words for a direction, each of which is one name: "Dubai Mall se Deira metro se". */
function partsOf(text: string): string[] {
  const isBetween = (word: string) => BETWEEN.has(normalizeWord(word));
  const parts = splitWords(text).reduce<string[][]>(
    (all, { text: word }) => (isBetween(word) ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), word]]),
    [[]],
  );
  return parts.filter(({ length }) => length > 0).map((words) => words.join(' '));
}

/** The places and areas of a question. Where fewer than two are found, the parts of its text are searched one by one. */
async function placedIn({ question, named, guide, draft }: ToolInput, words: readonly string[]): Promise<Found[]> {
  const isMeant = ({ kind }: NamedItem) => ITEMS.includes(kind);
  const first = named.filter(isMeant);
  const more =
    first.length < 2
      ? (await Promise.all(partsOf(question.text).map((part) => findNamed(part, guide)))).flat().filter(isMeant)
      : [];
  const all = [...first, ...more];
  const items = all.filter(({ kind, id }, at) => all.findIndex((one) => one.kind === kind && one.id === id) === at);
  const texts = await guide.texts(items, draft.locale);
  return items.flatMap((item): Found[] => {
    const text = texts.find(({ kind, id }) => kind === item.kind && id === item.id);
    const span = spanOf(words, item);
    if (!text?.position || !span) return [];
    const { lat, lon, precisionMetres } = text.position;
    const end = { position: { lat, lon }, precisionMetres };
    return [{ title: text.title, text, end, ...span, rank: rankOf(item, text.title) }];
  });
}

/** The ends that a question names, each word in one name. */
async function endsIn(input: ToolInput): Promise<Found[]> {
  const { question, draft } = input;
  const words = splitWords(question.text).map(({ text }) => text);
  const placed = await placedIn(input, words);
  const stations = stationsIn(question.text).map(
    ({ station, first, last }): Found => ({
      title: signOf(station, draft.locale),
      text: null,
      end: { station },
      first,
      last,
      rank: STATION_RANK,
    }),
  );
  const sorted = [...placed, ...stations].toSorted((a, b) => b.rank - a.rank || b.last - b.first - (a.last - a.first));
  const taken: Found[] = [];
  for (const one of sorted) {
    if (!taken.some(({ first, last }) => first <= one.last && one.first <= last)) taken.push(one);
  }
  return taken.toSorted((a, b) => a.first - b.first);
}

type Role = 'from' | 'to' | null;

/** What the words beside a name say of it. */
function roleOf(words: readonly string[], { first, last }: Span): Role {
  const isArticle = (at: number) => ARTICLE.test(words[at] ?? '');
  const before = words[isArticle(first - 1) ? first - 2 : first - 1] ?? '';
  const after = words[isArticle(last + 1) ? last + 2 : last + 1] ?? '';
  if (WORDS.before.includes(before) || WORDS.after.includes(after)) return 'from';
  if (WORDS.to.includes(before) || JOINED_TO.test(words[first] ?? '')) return 'to';
  return null;
}

/** The two ends of the way that a question asks for, or null if it does not name exactly two. */
export async function journeyEnds(input: ToolInput): Promise<{ from: NamedEnd; to: NamedEnd } | null> {
  const words = splitWords(input.question.text).map(({ text }) => normalizeWord(text));
  const ends = (await endsIn(input)).map((end) => ({ end, role: roleOf(words, end) }));
  const marked = ends.filter(({ role }) => role !== null);
  const chosen = ends.length > 2 ? marked : ends;
  const [one, other] = chosen;
  if (!one || !other || chosen.length > 2) return null;
  const isBackwards = one.role === 'to' || (other.role === 'from' && one.role !== 'from');
  return isBackwards ? { from: other.end, to: one.end } : { from: one.end, to: other.end };
}
