import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import * as z from 'zod';
import type { AskWiki } from './ask-wiki.ts';

/** Of Wikidata: the picture of an item (P18) and where it is (P625). */
const IMAGE = 'P18';
const COORDINATES = 'P625';
const MAX_FOUND = 7;

const searchSchema = z.object({ search: z.array(z.object({ id: z.string() })) });
const claim = z.object({
  rank: z.string().optional(),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
});
const entitiesSchema = z.object({
  entities: z.record(z.string(), z.object({ claims: z.record(z.string(), z.array(claim)).optional() })),
});
const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

export type FoundEntity = { id: string /** Names of files on Wikimedia Commons. */; files: string[] };
type Wanted = {
  title: string;
  position: Position /** From the position to that of the entity, at most. */;
  metres: number;
};

/**
 * The entry of Wikidata with a name that lies where the place is; null if there is none. A name alone never decides: there are many
 * parks of one name.
 */
export async function findEntity(ask: AskWiki, base: string, wanted: Wanted): Promise<FoundEntity | null> {
  const { search } = await ask.api(
    base,
    { action: 'wbsearchentities', search: wanted.title, language: 'en', type: 'item', limit: String(MAX_FOUND) },
    searchSchema,
  );
  const ids = search.map(({ id }) => id).filter((id) => /^Q\d+$/.test(id));
  if (ids.length === 0) return null;
  const { entities } = await ask.api(
    base,
    { action: 'wbgetentities', ids: ids.join('|'), props: 'claims' },
    entitiesSchema,
  );
  let nearest: (FoundEntity & { metres: number }) | null = null;
  for (const id of ids) {
    const claims = entities[id]?.claims ?? {};
    const [point] = valuesOf(claims[COORDINATES]).flatMap((value) => coordinates.safeParse(value).data ?? []);
    if (!point) continue;
    const metres = metresBetween(wanted.position, { lat: point.latitude, lon: point.longitude });
    if (metres > wanted.metres || (nearest && nearest.metres <= metres)) continue;
    const files = valuesOf(claims[IMAGE]).filter((value): value is string => typeof value === 'string');
    nearest = { id, files, metres };
  }
  return nearest && { id: nearest.id, files: nearest.files };
}

/** The preferred values, else the usual ones. Those that Wikidata calls deprecated are none. */
function valuesOf(claims: z.infer<typeof claim>[] = []): unknown[] {
  const preferred = claims.filter(({ rank }) => rank === 'preferred');
  const usual = preferred.length > 0 ? preferred : claims.filter(({ rank }) => rank !== 'deprecated');
  return usual.flatMap(({ mainsnak: { datavalue } }) => (datavalue ? [datavalue.value] : []));
}
