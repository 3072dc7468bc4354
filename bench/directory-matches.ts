import { type Match, type MatchedEntry, type MatchedPlace, matchEntry } from '@dalil/backend/directory/match-entry.ts';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { markdown, saveSection } from './results.ts';

/**
 * How far one may rely on the matches of entries and places: 200 pairs made of places of the guide, 100 that are the same place as
 * a mapper writes it, and 100 that are not. Which of them are the same follows from how a pair is made.
 */
const PAIRS = 100;
const MIN_PRECISION = 0.97;

const KIND_OF: Readonly<Record<string, EntryKind>> = {
  restaurant: 'restaurant',
  casual: 'restaurant',
  cafe: 'cafe',
  hotel: 'hotel',
  mall: 'mall',
  park: 'park',
  hospital: 'hospital',
  school: 'school',
  pharmacy: 'pharmacy',
  cinema: 'cinema',
  bar: 'bar',
};

const METRE = 1 / 111_195;
/** How mappers write a name: whole, in capitals, without the city or what it is, with a word more, with other letters, in Arabic. */
const WAYS_OF_WRITING: readonly ((names: { en: string; ar: string }) => string)[] = [
  ({ en }) => en,
  ({ en }) => en.toUpperCase(),
  ({ en }) => en.replace(/,? Dubai\b/, ''),
  ({ en }) => `${en} Dubai`,
  ({ en }) => en.replaceAll('&', 'and').replaceAll('é', 'e').replaceAll('’', ''),
  ({ en }) => en.replace(/ (?:Hotel|Restaurant|Mall|Park|Hospital)$/, ''),
  ({ en }) => en.replace(/(\w{5,}?)([aeiou])(\w*)/, '$1$3'),
  ({ ar }) => ar,
];
const STEPS = [5, 30, 60, 90, 120, 140];

const { items } = await readStartingContent();
const places = items
  .filter(({ kind, state }) => kind === 'place' && state === 'published')
  .map((item): MatchedPlace & { en: string; ar: string } => {
    const { position, subcategory } = item.data as PlaceData;
    const names = Object.values(item.texts).map(({ title }) => title);
    const [en, ar] = [item.texts.en?.title ?? '', item.texts.ar?.title ?? ''];
    return { id: item.id, names, subcategory, ...position, en, ar };
  });
const known = places.filter(({ subcategory }) => Object.hasOwn(KIND_OF, subcategory));
const every = Math.floor(known.length / PAIRS);
const chosen = known.filter((_, at) => at % every === 0).slice(0, PAIRS);

function entryAt(
  place: MatchedPlace,
  at: number,
  more: Pick<MatchedEntry, 'names'> & { metres?: number },
): MatchedEntry {
  const metres = more.metres ?? STEPS[at % STEPS.length] ?? 0;
  const kind = KIND_OF[place.subcategory] ?? 'park';
  return { id: `osm/n${at}`, kind, names: more.names, lat: place.lat + metres * METRE, lon: place.lon };
}

/** Entries that are not the place: a sister house, a neighbour, what is inside it, a branch, another number. */
const OTHERS: readonly ((place: (typeof places)[number], at: number) => MatchedEntry)[] = [
  (place, at) => entryAt(place, at, { names: [`${place.en.split(' ')[0]} Marina Gate`] }),
  (place, at) => entryAt(place, at, { names: [chosen[(at + 7) % chosen.length]?.en ?? ''] }),
  (place, at) => entryAt(place, at, { names: [`Costa Coffee ${place.en}`] }),
  (place, at) => entryAt(place, at, { names: [place.en], metres: 2500 }),
  (place, at) => entryAt(place, at, { names: [`${place.en} 2`] }),
  (place, at) => ({ ...entryAt(place, at, { names: [place.en] }), kind: 'parking' }),
  (place, at) => entryAt(place, at, { names: [`${place.en.split(' ').slice(0, -1).join(' ')} Jumeirah`] }),
  (place, at) => entryAt(place, at, { names: [`Al ${place.en.split(' ').at(-1)}`] }),
];

type Judged = { isSame: boolean; match: Match | null; text: string };
const judged = chosen.flatMap((place, at): Judged[] => {
  const written = (WAYS_OF_WRITING[at % WAYS_OF_WRITING.length] ?? WAYS_OF_WRITING[0])?.(place) ?? place.en;
  const same = entryAt(place, at, { names: [written] });
  const other = (OTHERS[at % OTHERS.length] ?? OTHERS[0])?.(place, at) ?? same;
  return [
    { isSame: true, match: matchEntry(same, place), text: `${written} = ${place.en}` },
    { isSame: false, match: matchEntry(other, place), text: `${other.names.join()} ≠ ${place.en}` },
  ];
});

const count = (isSame: boolean, state: Match['state'] | undefined) =>
  judged.filter((one) => one.isSame === isSame && one.match?.state === state).length;
const rows = [true, false].map((isSame) => [
  isSame ? 'the same' : 'another',
  String(count(isSame, 'sure')),
  String(count(isSame, 'doubtful')),
  String(count(isSame, undefined)),
]);
const table = markdown({ columns: ['pair is', 'sure', 'for staff', 'not matched'], rows });
const precision = count(true, 'sure') / (count(true, 'sure') + count(false, 'sure'));
console.log(table);
for (const { isSame, match, text } of judged) {
  if (isSame === (match?.state === 'sure')) continue;
  console.log(`${match?.state ?? 'none'} ${match?.likeness ?? ''}: ${text}`);
}
console.log(`precision of sure matches ${(precision * 100).toFixed(1)} %`);
await saveSection(
  'Entries of the directory and places of the guide',
  `${judged.length} pairs made of places of the guide. Precision of sure matches ${(precision * 100).toFixed(1)} % (at least ${MIN_PRECISION * 100} %).\n\n${table}`,
);
if (precision < MIN_PRECISION) process.exitCode = 1;
