import { type Station, STATIONS } from '@dalil/domain/journeys/stations.ts';
import { JOURNEY_WORDS } from '@dalil/domain/languages/tables/journey-words.ts';
import { normalizeWord } from './normalize-query.ts';
import { skeletonsOf } from './skeleton.ts';
import { splitWords } from './split-words.ts';

/** A station that a text names, with the positions of its first and last word among `splitWords(text)`. */
export type StationInText = { station: Station; first: number; last: number };

type Name = { station: Station; words: readonly string[] };

/** Consonants that a word in another spelling has to share: of a name of one word, and of several. */
const MIN_ALONE = 4;
const MIN_AMONG = 2;
/** What Arabic joins to the word behind it: "to", "by", "and", "to the". */
const JOINED = /^(?:لل|[لبو])(?=\p{L}{3})/u;

const wordsOf = (text: string): string[] => splitWords(text).map(({ text: word }) => normalizeWord(word));

function otherNames(): { id: string; name: string }[] {
  return Object.values(JOURNEY_WORDS).flatMap(({ stations }) =>
    stations.flatMap((line) => {
      const [id = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => ({ id, name }));
    }),
  );
}

/** Every name that people use of a station, the longest first. */
const NAMES: readonly Name[] = STATIONS.flatMap((station): Name[] => {
  const others = otherNames().filter(({ id }) => id === station.id);
  return [station.names.en, station.names.ar, ...others.map(({ name }) => name)].map((name) => ({
    station,
    words: wordsOf(name),
  }));
}).toSorted((a, b) => b.words.length - a.words.length);

/** A word and, in Arabic, what it is without what is joined to it. */
function readingsOf(word: string): string[] {
  if (!JOINED.test(word)) return [word];
  const rest = word.replace(JOINED, '');
  return [word, rest, `ال${rest}`];
}

function isSame(word: string, name: string, among: number): boolean {
  if (readingsOf(word).includes(name)) return true;
  if (/\d/.test(name)) return false;
  const min = among > 1 ? MIN_AMONG : MIN_ALONE;
  const shared = skeletonsOf(name);
  return skeletonsOf(word).some((one) => one.length >= min && shared.includes(one));
}

function findName(words: readonly string[], { station, words: name }: Name): StationInText | null {
  const first = words.findIndex((_word, at) =>
    name.every((part, offset) => isSame(words[at + offset] ?? '', part, name.length)),
  );
  return first < 0 || name.length === 0 ? null : { station, first, last: first + name.length - 1 };
}

/** The stations of metro and tram that a text names in any language, in their order. A word belongs to one name. */
export function stationsIn(text: string): StationInText[] {
  const words = wordsOf(text);
  const found: StationInText[] = [];
  for (const name of NAMES) {
    const one = findName(words, name);
    if (one && !found.some(({ first, last }) => first <= one.last && one.first <= last)) found.push(one);
  }
  return found.toSorted((a, b) => a.first - b.first);
}

/** The station whose whole name a text is. */
export function stationNamed(text: string): Station | null {
  const [one] = stationsIn(text);
  return one && one.first === 0 && one.last === wordsOf(text).length - 1 ? one.station : null;
}
