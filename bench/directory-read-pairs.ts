import {
  likenessOf,
  type Match,
  type MatchedEntry,
  type MatchedPlace,
  matchEntry,
  settleMatches,
} from '@dalil/backend/directory/match-entry.ts';
import { readRegister } from '@dalil/backend/directory/read-register.ts';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';

/**
 * Pairs to be judged by reading: `node bench/directory-read-pairs.ts registers.jsonl 200` prints what the program joins of a real file of
 * registers and the places of the guide, what it leaves to staff, and then the pairs that it left alone although a name is a little
 * alike or nothing of that kind is nearer, until there are so many. The verdicts are in RESULTS.md.
 */
const [path, count = '200'] = process.argv.slice(2);
if (path === undefined) throw new Error('name a file of registers (.jsonl)');
const ALIKE = 0.25;
const REACH_METRES = 3000;

type Place = MatchedPlace & { title: string };
type Entry = MatchedEntry & { address: string | null };
const { items } = await readStartingContent();
const places = items
  .filter(({ kind, state }) => kind === 'place' && state === 'published')
  .map((item): Place => {
    const { position, subcategory } = item.data as PlaceData;
    const names = Object.values(item.texts).map(({ title }) => title);
    return { id: item.id, names, subcategory, ...position, title: item.texts.en?.title ?? item.id };
  });
const entries: Entry[] = [];
for await (const record of readRegister(path, () => {})) {
  const { source, sourceId, kind, names, lat, lon, address } = record;
  entries.push({ id: `${source}/${sourceId}`, kind, names: Object.values(names), lat, lon, address });
}

const matches: Match[] = [];
const others: { entry: Entry; place: Place; likeness: number; metres: number }[] = [];
for (const entry of entries) {
  for (const place of places) {
    const metres = Math.round(metresBetween(entry, place));
    if (metres > REACH_METRES) continue;
    const match = matchEntry(entry, place);
    if (match) matches.push(match);
    const likeness = Math.max(...entry.names.flatMap((one) => place.names.map((other) => likenessOf(one, other))));
    if (!match && likeness >= ALIKE && place.subcategory === entry.kind)
      others.push({ entry, place, likeness, metres });
  }
}
const settled = settleMatches(matches, (id) => id.slice(0, id.indexOf('/')));
const print = (state: string, entry: Entry | undefined, place: Place | undefined, likeness: number, metres: number) =>
  console.log(
    `${state} ${likeness.toFixed(2)} ${metres} m | ${entry?.kind}: ${entry?.names.join(' / ')} (${entry?.address ?? ''}) | ${place?.subcategory}: ${place?.title}`,
  );
for (const state of ['sure', 'doubtful'] as const) {
  for (const match of settled.filter((one) => one.state === state)) {
    const entry = entries.find(({ id }) => id === match.entryId);
    print(
      state,
      entry,
      places.find(({ id }) => id === match.placeId),
      match.likeness,
      match.metres,
    );
  }
}
const rest = others.toSorted((a, b) => b.likeness - a.likeness || a.metres - b.metres);
for (const { entry, place, likeness, metres } of rest.slice(0, Math.max(0, Number(count) - settled.length))) {
  print('none', entry, place, likeness, metres);
}
