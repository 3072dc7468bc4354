import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { skeletonsOf } from '@dalil/search/skeleton.ts';

/** A place of the guide as a match needs it: its names in all languages, and how exact its position is. */
export type MatchedPlace = {
  id: string;
  names: readonly string[];
  subcategory: string;
  lat: number;
  lon: number;
  precisionMetres: number;
};
export type MatchedEntry = Position & { id: string; names: readonly string[]; kind: EntryKind };
export type Match = { entryId: string; placeId: string; state: 'sure' | 'doubtful'; likeness: number; metres: number };

/** Kinds of entries that a place of a subcategory may be. */
const KINDS: Readonly<Record<string, readonly EntryKind[]>> = {
  restaurant: ['restaurant', 'cafe', 'fast-food', 'bar'],
  casual: ['restaurant', 'cafe', 'fast-food'],
  cafe: ['cafe', 'restaurant', 'bakery'],
  bakery: ['bakery', 'cafe'],
  dessert: ['cafe', 'bakery', 'fast-food'],
  'food-hall': ['fast-food', 'restaurant'],
  bar: ['bar', 'restaurant'],
  pub: ['bar', 'restaurant'],
  'rooftop-bar': ['bar', 'restaurant'],
  nightlife: ['bar'],
  'beach-club': ['bar', 'restaurant', 'pool'],
  'afternoon-tea': ['cafe', 'restaurant'],
  hotel: ['hotel'],
  'hotel-apartment': ['hotel'],
  resort: ['hotel'],
  hostel: ['hotel'],
  hospital: ['hospital', 'clinic'],
  clinic: ['clinic', 'hospital', 'dentist'],
  dentist: ['dentist', 'clinic'],
  pharmacy: ['pharmacy'],
  school: ['school'],
  consulate: ['consulate'],
  mall: ['mall'],
  outlet: ['mall'],
  market: ['supermarket', 'mall'],
  supermarket: ['supermarket'],
  religious: ['mosque', 'church', 'temple'],
  police: ['police'],
  'post-office': ['post'],
  cinema: ['cinema'],
  park: ['park'],
  garden: ['park'],
  nature: ['park'],
  gym: ['gym'],
  sport: ['gym', 'park', 'pool'],
  pool: ['pool'],
  petrol: ['petrol'],
  'bus-station': ['bus'],
};
/** What a place of any other subcategory may be, such as a souk or a landmark: never surely. */
const ATTRACTIONS: readonly EntryKind[] = [
  'park',
  'mall',
  'restaurant',
  'cafe',
  'bar',
  'hotel',
  'mosque',
  'pool',
  'cinema',
  'marine',
];
/** What large places need: their middle lies far from their entrance. */
const WIDE: ReadonlySet<string> = new Set([
  'mall',
  'park',
  'garden',
  'nature',
  'hotel',
  'resort',
  'hospital',
  'school',
  'sport',
]);
const REACH = { door: 40, sure: 150, wide: 400, far: 600 };
/** `door`: at the same door a branch may be named after its number, and the place after its mall. */
const LIKENESS = { same: 0.95, sure: 0.8, doubtful: 0.55, door: 0.45 };
/** Where something is, or what it is: said of many. */
const COMMON = new Set(
  `the al el and of at in by for dubai uae branch llc fz restaurant restaurants cafe coffee lounge bar grill kitchen house hotel hotels
resort spa apartments suites hospital clinic medical center centre pharmacy supermarket hypermarket market mall school private
international park garden mosque masjid church temple consulate general embassy police station cinema cinemas gym fitness
مطعم مقهي فندق مستشفي عياده مركز طبي صيدليه مول مدرسه حديقه مسجد كنيسه قنصليه شرطه مركز سوق دبي`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Left out or added without a change of meaning. */
const FILLERS = new Set(['the', 'al', 'el', 'and', 'of', 'at', 'in', 'by', 'for', 'dubai', 'uae', 'دبي']);

/** The words of a name, normalized, and which of them tell it from others. */
type Words = { all: readonly string[]; telling: readonly string[] };

const wordCache = new Map<string, Words>();
const MAX_CACHED = 50_000;

function wordsOf(name: string): Words {
  const cached = wordCache.get(name);
  if (cached) return cached;
  const all = normalizeText(name.replaceAll(/['’`&]/g, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=.{3})/u, ''))
    .filter((word) => word !== '');
  const telling = all.filter((word) => !COMMON.has(word));
  const words = { all, telling: telling.length > 0 ? telling : all };
  if (wordCache.size >= MAX_CACHED) wordCache.clear();
  wordCache.set(name, words);
  return words;
}

/** How alike two names are, from 0 to 1, in Latin and Arabic letters and across them. */
export function likenessOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.all.length === 0 || b.all.length === 0) return 0;
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const telling = overlap(a.telling, b.telling);
  if (telling === 0) return 0;
  // Common words decide between "Rove Downtown" and "Rove Downtown Cafe" a little.
  return 0.85 * telling + 0.15 * overlap(a.all, b.all);
}

const numbersOf = ({ all }: Words) =>
  all
    .filter((word) => /^\d+$/.test(word))
    .toSorted()
    .join();

function overlap(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  let same = 0;
  for (const word of a) {
    const at = rest.findIndex((other) => isSameWord(word, other));
    if (at === -1) continue;
    rest.splice(at, 1);
    same++;
  }
  // Names joined or divided differently: "Saudi German" and "SaudiGerman".
  if (same === 0 && a.join('') === b.join('')) return 1;
  return (2 * same) / (a.length + b.length);
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4) return false;
  if (Math.min(a.length, b.length) >= 5 && isOneLetterApart(a, b)) return true;
  const sounds = skeletonsOf(a);
  return (
    skeletonsOf(b).some((sound) => sound.length >= 3 && sounds.includes(sound)) && Math.abs(a.length - b.length) <= 3
  );
}

/** Whether one letter is added, left out or another. */
function isOneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}

/** Whether an entry is a place: surely, perhaps, or not at all (null). */
export function matchEntry(entry: MatchedEntry, place: MatchedPlace): Match | null {
  const metres = Math.round(metresBetween(entry, place));
  if (metres > REACH.far + place.precisionMetres) return null;
  const kinds = KINDS[place.subcategory];
  if (!(kinds ?? ATTRACTIONS).includes(entry.kind)) return null;
  const { likeness, isClear } = compareNames(entry.names, place.names);
  const least = metres <= REACH.door ? LIKENESS.door : LIKENESS.doubtful;
  if (likeness < (kinds ? least : LIKENESS.sure)) return null;
  const reach = (WIDE.has(place.subcategory) ? REACH.wide : REACH.sure) + Math.min(place.precisionMetres, 150);
  const isSure =
    kinds !== undefined &&
    isClear &&
    metres <= reach &&
    likeness >= (metres <= REACH.sure ? LIKENESS.sure : LIKENESS.same);
  const rounded = Math.round(likeness * 100) / 100;
  return { entryId: entry.id, placeId: place.id, state: isSure ? 'sure' : 'doubtful', likeness: rounded, metres };
}

/** The likeness of the likeliest of their names, and whether nothing in these names speaks against it. */
function compareNames(some: readonly string[], others: readonly string[]): { likeness: number; isClear: boolean } {
  const pairs = some.flatMap((one) =>
    others.map((other) => ({ likeness: likenessOf(one, other), isClear: isClearPair(one, other) })),
  );
  const order = (a: (typeof pairs)[number], b: (typeof pairs)[number]) =>
    b.likeness - a.likeness || Number(b.isClear) - Number(a.isClear);
  return pairs.toSorted(order)[0] ?? { likeness: 0, isClear: false };
}

/**
 * "Costa Coffee City Walk" is not City Walk: what begins with another word is somebody else there. "ibis Deira" is not ibis One
 * Central: each has a word that the other lacks.
 */
function isClearPair(entryName: string, placeName: string): boolean {
  const [entry, place] = [wordsOf(entryName), wordsOf(placeName)];
  const [first] = entry.telling;
  if (first !== undefined && !place.all.some((word) => isSameWord(first, word)))
    return entry.all.join('') === place.all.join('');
  return (
    lacking(entry.telling, place.all) === 0 ||
    lacking(
      place.all.filter((word) => !FILLERS.has(word)),
      entry.all,
    ) === 0
  );
}

/** How many of some words others lack, each counted once. */
function lacking(words: readonly string[], others: readonly string[]): number {
  const rest = [...others];
  return words.filter((word) => {
    const at = rest.findIndex((other) => isSameWord(word, other));
    if (at === -1) return true;
    rest.splice(at, 1);
    return false;
  }).length;
}

/**
 * Settles what several matches claim: an entry is one place, and a place one entry of each source, the likeliest. If two are as
 * likely, neither is sure. `sourceOf` names the source of an entry.
 */
export function settleMatches(matches: readonly Match[], sourceOf: (entryId: string) => string): Match[] {
  const ordered = matches.toSorted((a, b) => b.likeness - a.likeness || a.metres - b.metres);
  const takenEntries = new Map<string, Match>();
  const takenPlaces = new Map<string, Match>();
  const settled: Match[] = [];
  for (const match of ordered) {
    const place = `${match.placeId} ${sourceOf(match.entryId)}`;
    const rival = takenPlaces.get(place) ?? takenEntries.get(match.entryId);
    if (!rival) {
      const own = { ...match };
      takenPlaces.set(place, own);
      takenEntries.set(match.entryId, own);
      settled.push(own);
    } else if (rival.likeness - match.likeness < 0.05 && rival.state === 'sure' && match.state === 'sure') {
      const isNearer = rival.metres * 2 < match.metres;
      if (!isNearer) rival.state = 'doubtful';
    }
  }
  return settled;
}
